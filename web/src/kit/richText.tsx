import { Fragment, type ReactNode } from 'react';
import { piecesOf, type NamesIn } from '../../../schema/fill';

/** What stands for a placeholder: a value, or for `<link>words</link>` a function that draws the words. */
type Part = ReactNode | ((words: ReactNode) => ReactNode);

/** The names of a text's tags, such as `<link>`. */
type TagsIn<Text extends string> = Text extends `${string}<${infer Rest}`
  ? | (Rest extends `${infer Name}>${string}` ? (Name extends `/${string}` ? never : Name) : never)
    | TagsIn<Rest>
  : never;

/** What a text needs to be drawn: values for its placeholders, and functions that draw the words between its tags. */
type Parts<Text extends string> = string extends Text
  ? Record<string, Part>
  : { [Name in NamesIn<Text>]: ReactNode } & { [Name in TagsIn<Text>]: (words: ReactNode) => ReactNode };

const TAG = /<(\w+)>(.*?)<\/\1>/;

/** A text as `fill` fills it, with elements for its placeholders: `{price}`, or `<link>See your booking</link>`. */
export const richText = <const Text extends string>(text: Text, parts: Parts<Text>): ReactNode =>
  draw(text, parts as Record<string, Part>);

function draw(text: string, parts: Record<string, Part>): ReactNode {
  const tag = TAG.exec(text);
  if (tag) {
    const [whole, name = '', words = ''] = tag;
    const part = parts[name];
    return (
      <>
        {draw(text.slice(0, tag.index), parts)}
        {typeof part === 'function' ? part(draw(words, parts)) : words}
        {draw(text.slice(tag.index + whole.length), parts)}
      </>
    );
  }
  return piecesOf(text, parts).map((piece, at) => (
    <Fragment key={at}>{typeof piece === 'string' ? piece : (parts[piece.name] as ReactNode)}</Fragment>
  ));
}
