import { describe, expect, it } from 'vitest';
import { tableAddress } from './tableAddress';

describe('tableAddress', () => {
  it('contains the invitation of a private table', () => {
    expect(tableAddress({ id: 't', listed: false, invitation: 'secret' })).toBe('/table/t?invitation=secret');
    expect(tableAddress({ id: 't', listed: false }, 'secret')).toBe('/table/t?invitation=secret');
    expect(tableAddress({ id: 't', listed: false, invitation: 'a&b' }, 'old')).toBe('/table/t?invitation=a%26b');
  });

  it('contains the number of an earlier position', () => {
    expect(tableAddress({ id: 't', listed: true }, undefined, 42)).toBe('/table/t?at=42');
    expect(tableAddress({ id: 't', listed: false, invitation: 'secret' }, undefined, 0)).toBe('/table/t?invitation=secret&at=0');
  });

  it('is plain for a listed table', () => {
    expect(tableAddress({ id: 't', listed: true, invitation: 'secret' }, 'secret')).toBe('/table/t');
  });
});
