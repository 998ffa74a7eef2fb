import { render } from '@testing-library/react';
import { withLinks } from './links';

const shown = (text: string) => {
  const { container } = render(<p>{withLinks(text)}</p>);
  return {
    text: container.textContent,
    links: [...container.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    elements: [...container.querySelectorAll('p *')].map(({ tagName }) => tagName),
  };
};

test('web addresses are links, without the end of the sentence', () => {
  const text = 'See https://a.example/x?y=1, or (http://b.example/).';
  expect(shown(text)).toEqual({
    text,
    links: ['https://a.example/x?y=1', 'http://b.example/'],
    elements: ['A', 'A'],
  });
});

test('everything else is text', () => {
  const text = '<b>bold</b> javascript:alert(1) https:// <img src=x onerror=alert(1)>';
  expect(shown(text)).toEqual({ text, links: [], elements: [] });
});
