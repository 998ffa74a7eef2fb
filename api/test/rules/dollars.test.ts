import fc from 'fast-check';
import { LIMITS } from '../../../schema/limits';
import { readDollars, readPrice, writeDollars } from '../../../schema/prices';

describe('dollars that people type', () => {
  test.each([
    ['120', 12_000],
    ['0', 0],
    ['129.50', 12_950],
    ['129,50', 12_950],
    ['129.5', 12_950],
    ['0,5', 50],
    [' $ 129.50 ', 12_950],
    ['$1,234', 123_400],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1,234.5', 123_450],
    ['1 234', 123_400],
    ['1\u202f234,50', 123_450],
    ['1,234,567', 123_456_700],
    ['1.234.567,8', 123_456_780],
  ])('%j is read as %d cents', (text, cents) => {
    expect(readDollars(text)).toEqual({ cents });
  });

  test.each([
    ['1,234', '1,234 can mean $1,234 or $1.23. Write 1234 or 1.23.'],
    ['1.234', '1.234 can mean $1,234 or $1.23. Write 1234 or 1.23.'],
    ['$1.234', '1.234 can mean $1,234 or $1.23. Write 1234 or 1.23.'],
    ['129,5', '129,5 can mean $129.50 or $1,295. Write 129.50 or 1295.'],
    ['$ 12,5', '12,5 can mean $12.50 or $125. Write 12.50 or 125.'],
    ['21474836.48', 'Enter at most $21,474,836.47.'],
  ])('%j is refused: %s', (text, problem) => {
    expect(readDollars(text)).toEqual({ problem });
  });

  test.each([
    '',
    '$',
    'cheap',
    '-1',
    '1e3',
    '12.',
    '.5',
    '12.345.6',
    '1,23.50',
    '1,234,50',
    '0.999',
    '1234,567',
    '12 50',
  ])('%j is no amount', (text) =>
    expect(readDollars(text)).toEqual({ problem: 'Enter an amount in dollars, such as 120 or 99.50.' }),
  );

  test('what is written for fields and on screens is read back', () => {
    fc.assert(
      fc.property(fc.nat(LIMITS.highestPaidCents), (cents) => {
        const onScreen = new Intl.NumberFormat('en-US', {
          style: 'currency',
          currency: 'USD',
          trailingZeroDisplay: 'stripIfInteger',
        }).format(cents / 100);
        for (const text of [
          writeDollars(cents),
          onScreen,
          (cents / 100).toFixed(2),
          (cents / 100).toFixed(2).replace('.', ','),
        ])
          expect(readDollars(text)).toEqual({ cents });
      }),
    );
  });

  test('any text is read or refused, and both readings of a refusal are read', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\$? ?\d{1,5}([.,]\d{1,4}){0,2}$/), (text) => {
        const { cents, problem } = readDollars(text);
        expect(cents === undefined).toBe(problem !== undefined);
        const [, one, other] = / Write (\S+) or (\S+)\.$/.exec(problem ?? '') ?? [];
        if (!one) return;
        const readings = [readDollars(one).cents, readDollars(other!).cents];
        expect(readings).toEqual([expect.any(Number), expect.any(Number)]);
        expect(readings[0]).not.toBe(readings[1]);
      }),
    );
  });

  test('the price of a night has limits', () => {
    expect(readPrice('100000')).toEqual({ cents: LIMITS.priceCents });
    const problem = 'Enter a price above $0 and up to $100,000 a night.';
    for (const text of ['0', '0.00', '100000.01']) expect(readPrice(text)).toEqual({ problem });
    expect(readPrice('1,234').problem).toMatch('can mean');
  });
});
