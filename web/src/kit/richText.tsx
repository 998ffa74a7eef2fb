import { Fragment, type ReactNode } from 'react';
import { piecesOf } from '../../../schema/fill';

/** What stands for a placeholder: a value, or for `<link>words</link>` a function that draws the words. */
type Part = ReactNode | ((words: ReactNode) => ReactNode);

const TAG = /<(\w+)>(.*?)<\/\1>/;

/** A text as `fill` fills it, with elements for its placeholders: `{price}`, or `<link>See your booking</link>`. */
export function richText(text: string, parts: Record<string, Part>): ReactNode {
  const tag = TAG.exec(text);
  if (tag) {
    const [whole, name = '', words = ''] = tag;
    const draw = parts[name];
    return (
      <>
        {richText(text.slice(0, tag.index), parts)}
        {typeof draw === 'function' ? draw(richText(words, parts)) : words}
        {richText(text.slice(tag.index + whole.length), parts)}
      </>
    );
  }
  return piecesOf(text, parts).map((piece, at) => (
    <Fragment key={at}>{typeof piece === 'string' ? piece : (parts[piece.name] as ReactNode)}</Fragment>
  ));
}
