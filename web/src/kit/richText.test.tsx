import { render } from '@testing-library/react';
import { richText } from './richText';

const drawn = (node: React.ReactNode) => render(<p>{node}</p>).container.innerHTML;

describe('a text with elements', () => {
  it('draws elements for placeholders', () => {
    expect(drawn(richText('From {price} a night', { price: <b>$80</b> }))).toBe(
      '<p>From <b>$80</b> a night</p>',
    );
  });

  it('draws the words between tags by a function, with their own placeholders', () => {
    const text =
      'Read <link>the terms of {hotel}</link> for {count, plural, one {# night} other {# nights}}.';
    const link = (words: React.ReactNode) => <a href="/terms">{words}</a>;
    expect(drawn(richText(text, { link, hotel: 'Casa', count: 2 }))).toBe(
      '<p>Read <a href="/terms">the terms of Casa</a> for 2 nights.</p>',
    );
  });
});
