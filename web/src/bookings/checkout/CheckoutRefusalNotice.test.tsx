import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CheckoutRefusalNotice } from './CheckoutRefusalNotice';
import type { CheckoutRefusal } from './useCheckout';

const show = (refusal: CheckoutRefusal) =>
  render(
    <MemoryRouter>
      <CheckoutRefusalNotice
        {...{ refusal, selection: [] }}
        {...{ select: jest.fn(), changeStay: jest.fn(), onAgree: jest.fn(), onBack: jest.fn() }}
      />
    </MemoryRouter>,
  );

describe('a refused checkout', () => {
  it.each([
    [12, 1],
    [0, 0],
  ])('leads to My bookings where %d room-nights are held', (roomNightsHeld, links) => {
    show({ __typename: 'TooManyHolds', message: 'Too many nights.', roomNightsHeld });
    expect(screen.getByRole('alert')).toHaveTextContent('Too many nights.');
    expect(screen.queryAllByRole('link', { name: 'Show my bookings' })).toHaveLength(links);
  });

  it('says that the rooms stay selected if a hold is about to end', () => {
    show({ __typename: 'HoldEnding', message: 'It is over in 40 seconds.' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'It is over in 40 seconds. Your rooms are still selected.',
    );
  });
});
