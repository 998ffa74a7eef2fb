import { render, screen } from '@testing-library/react';
import { written } from '../../test/answers';
import { Marked } from './Marked';

test('each text in another language than the page is marked with it, and the words around it are not', () => {
  const german = written('Doppelzimmer', 'DE');
  const words = 'Doppelzimmer, room 101; Suite, room 301; Doppelzimmer, room 102';
  const { container } = render(<Marked words={words} written={[german, written('Suite')]} />);
  expect(container).toHaveTextContent(words);
  const marked = screen.getAllByText('Doppelzimmer');
  expect(marked).toHaveLength(2);
  for (const each of marked) expect(each).toHaveAttribute('lang', 'de');
  expect(container.querySelectorAll('[lang]')).toHaveLength(2);
});

test('an empty text marks nothing', () => {
  const { container } = render(<Marked words="Room 101" written={[written('', 'DE')]} />);
  expect(container.innerHTML).toBe('Room 101');
});
