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

test('web addresses become links without the punctuation of the sentence', () => {
  const text = 'See https://a.example/x?y=1, or (http://b.example/).';
  expect(shown(text)).toEqual({
    text,
    links: ['https://a.example/x?y=1', 'http://b.example/'],
    elements: ['A', 'A'],
  });
});

test('everything else stays text', () => {
  const text = '<b>bold</b> javascript:alert(1) https:// <img src=x onerror=alert(1)>';
  expect(shown(text)).toEqual({ text, links: [], elements: [] });
});

test('a link keeps a closing bracket that it opens, and not one of the sentence', () => {
  const article = 'https://en.wikipedia.org/wiki/Hotel_(disambiguation)';
  expect(shown(`${article}, (see ${article}).`).links).toEqual([article, article]);
  expect(shown('[https://a.example/x]').links).toEqual(['https://a.example/x']);
});

test('addresses that begin with www and email addresses become links', () => {
  const text = 'www.example.org/stay, or ask ann.berg+hotel@mail.example.org. (WWW.b.example)';
  expect(shown(text)).toEqual({
    text,
    links: [
      'https://www.example.org/stay',
      'mailto:ann.berg+hotel@mail.example.org',
      'https://WWW.b.example',
    ],
    elements: ['A', 'A', 'A'],
  });
});

test('text that only resembles an address stays text', () => {
  expect(shown('www. awww.example.org @ann ann@host 5@').links).toEqual([]);
});
