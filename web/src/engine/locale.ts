import { addMessages, formatPhrase, type Phrase } from '../i18n';

/** Loads the messages of all games, for an engine that formats text. */
Object.values(
  import.meta.glob<string>('../../../games/*/src/main/resources/org/merlon/*/words/en.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).forEach(addMessages);

export const formatText = (phrase: string): string => formatPhrase(JSON.parse(phrase) as Phrase);
