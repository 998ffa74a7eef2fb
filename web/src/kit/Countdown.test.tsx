import { act, render, screen } from '@testing-library/react';
import { Countdown, timeLeft } from './Countdown';

const start = Date.parse('2026-12-01T12:00:00.000Z');

describe('a countdown', () => {
  beforeEach(() => jest.useFakeTimers({ now: start }));
  afterEach(() => jest.useRealTimers());

  it('writes minutes and seconds, and hours only where there are any', () => {
    expect(timeLeft('2026-12-01T12:29:12.000Z', start)).toBe('29:12');
    expect(timeLeft('2026-12-01T13:05:00.000Z', start)).toBe('1:05:00');
    expect(timeLeft('2026-12-01T11:00:00.000Z', start)).toBe('0:00');
  });

  it('counts down each second and says once when it is over', () => {
    const ended = jest.fn();
    render(<Countdown until="2026-12-01T12:00:03.000Z" onEnd={ended} />);
    expect(screen.getByRole('timer')).toHaveTextContent('0:03');
    act(() => void jest.advanceTimersByTime(2000));
    expect(screen.getByRole('timer')).toHaveTextContent('0:01');
    expect(ended).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(5000));
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
