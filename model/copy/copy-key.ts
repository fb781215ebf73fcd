import type { copyKeys } from '../../schemas/generated/copy-keys';

type Groups = typeof copyKeys.base & typeof copyKeys.templates;

/** A group of texts: a shared one such as `frame`, or a templateId. */
export type CopyGroup = keyof Groups;

/** A key of a group. `Given` limits the placeholders of its text; `never` allows none. */
export type CopyKey<Group extends CopyGroup, Given extends string = string> = {
  [Key in keyof Groups[Group]]: keyof Groups[Group][Key] extends Given ? Key : never;
}[keyof Groups[Group]] &
  string;

/** `group.key` */
export type CopyPath = { [Group in CopyGroup]: `${Group}.${CopyKey<Group>}` }[CopyGroup];

/** Names of a text's placeholders; for a union of keys, the names of all. */
type Placeholder<Group extends CopyGroup, Key> = Key extends keyof Groups[Group]
  ? keyof Groups[Group][Key] & string
  : never;

type Kind<Group extends CopyGroup, Key, Name> = Key extends keyof Groups[Group]
  ? Name extends keyof Groups[Group][Key]
    ? Groups[Group][Key][Name]
    : never
  : never;

/** Values that satisfy every key of the union. */
type ValuesOf<Group extends CopyGroup, Key> = {
  [Name in Placeholder<Group, Key>]: 'number' extends Kind<Group, Key, Name> ? number : string;
};

/** Values of a key that is known only at run time. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Key of a group, with the values of its placeholders → text in the buyer's language. */
export type Translate<Group extends CopyGroup> = <Key extends CopyKey<Group>>(
  key: Key,
  ...values: [Placeholder<Group, Key>] extends [never] ? [] : [values: ValuesOf<Group, Key>]
) => string;

/** A code whose cause, in the group `refusals`, has no placeholders. */
export type PlainRefusal =
  CopyKey<'refusals', never> extends infer Key ? (Key extends `${infer Id}-cause` ? Id : never) : never;

/** Values that texts of refusals may show: amounts, a plan. */
export type RefusalValues = Partial<ValuesOf<'refusals', CopyKey<'refusals'>>>;
