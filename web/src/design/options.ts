/** An option's name as people write it: bonusFamilies is "Bonus families". */
export function optionName(id: string): string {
  const words = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An option's value in words. */
export function optionValue(value: string | boolean): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value.replaceAll('-', ' ');
}
