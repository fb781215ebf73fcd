import { describe, expect, it } from 'vitest';
import { mergePatch } from './merge-patch';

/** Appendix A of RFC 7396. */
const appendix: [target: string, patch: string, result: string][] = [
  ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
  ['{"a":"b"}', '{"a":null}', '{}'],
  ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
  ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
  ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
  ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
  ['["a","b"]', '["c","d"]', '["c","d"]'],
  ['{"a":"b"}', '["c"]', '["c"]'],
  ['{"a":"foo"}', 'null', 'null'],
  ['{"a":"foo"}', '"bar"', '"bar"'],
  ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
  ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
  ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
];

describe('merging brand settings (RFC 7396)', () => {
  it.each(appendix)('%s patched with %s gives %s', (target, patch, result) => {
    expect(mergePatch(JSON.parse(target), JSON.parse(patch))).toEqual(JSON.parse(result));
  });

  it.each(appendix)('leaves both inputs unchanged: %s and %s', (target, patch) => {
    const [first, second] = [JSON.parse(target), JSON.parse(patch)];
    mergePatch(first, second);
    expect(JSON.stringify([first, second])).toBe(JSON.stringify([JSON.parse(target), JSON.parse(patch)]));
  });

  it('leaves out every $schema key', () => {
    expect(mergePatch({ a: 1 }, { $schema: 'x.json', b: { $schema: 'y.json', c: 2 } })).toEqual({ a: 1, b: { c: 2 } });
  });

  it.each(['__proto__', 'constructor', 'toString', 'prototype'])(
    'cannot change a prototype through the key %s',
    (key) => {
      const patch: unknown = JSON.parse(`{"${key}":{"polluted":true},"a":{"${key}":{"polluted":true}}}`);
      const merged = mergePatch({}, patch) as Record<string, unknown>;
      expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
      expect(merged.polluted).toBeUndefined();
      expect((merged.a as Record<string, unknown>).polluted).toBeUndefined();
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect((Object as unknown as Record<string, unknown>).polluted).toBeUndefined();
    },
  );
});
