import type { PropsWithChildren } from 'react';
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { fakeServer, type Data } from '../../../test/fakeServer';
import { makeCache } from '../../apollo/cache';
import { useCheckout } from './useCheckout';

const stay = { checkIn: '2099-03-01', checkOut: '2099-03-04' };
type Answer = Data<'CreateCheckout'>['createCheckout'];
const checkout: Answer = {
  __typename: 'Checkout',
  url: 'https://pay.example/session',
  holdExpiresAt: '2099-02-20T12:30:00.000Z',
  booking: { id: 'b1', status: 'HELD', holdExpiresAt: null, checkoutUrl: null },
};
const unavailable: Answer = { __typename: 'PaymentUnavailable', message: 'Not now.', heldUntil: null };

function begin(...answers: Answer[]) {
  const keys: string[] = [];
  const { link } = fakeServer({
    CreateCheckout: ({ input }) => {
      keys.push(input.idempotencyKey);
      return { createCheckout: answers.shift() ?? checkout };
    },
  });
  const client = new ApolloClient({ cache: makeCache(), link, dataMasking: true });
  const wrapper = ({ children }: PropsWithChildren) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const leave = jest.fn();
  const view = renderHook(({ rooms }) => useCheckout('hotel1', { stay, roomNumberIds: rooms }, leave), {
    wrapper,
    initialProps: { rooms: ['r101'] },
  });
  const book = () => act(() => view.result.current.book());
  return { ...view, book, leave, keys };
}

describe('booking the selected rooms', () => {
  beforeEach(() => sessionStorage.clear());

  it('opens the payment page once, however often it is pressed', async () => {
    const { result, leave, keys } = begin();
    await act(async () => {
      await Promise.all([result.current.book(), result.current.book()]);
    });
    expect(leave.mock.calls).toEqual([['https://pay.example/session']]);
    expect(keys).toHaveLength(1);
    expect(result.current.phase).toBe('leaving');
  });

  it('can be used again when the browser restores the page from its cache', async () => {
    const { result, book } = begin();
    await book();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(result.current.phase).toBe('ready');
  });

  it('sends the same idempotency key again for the same rooms', async () => {
    const { book, result, keys } = begin();
    await book();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await act(() => result.current.book());
    expect(keys[1]).toBe(keys[0]);
  });

  it('shows a refusal until the rooms change, and tries again with a new key', async () => {
    const { result, rerender, book, leave, keys } = begin(unavailable);
    await book();
    expect(result.current.refusal).toMatchObject({ message: 'Not now.' });
    expect(result.current.phase).toBe('ready');
    rerender({ rooms: ['r101', 'r401'] });
    expect(result.current.refusal).toBeUndefined();
    await book();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('asks again under the same key where the rooms stay held, though the page could not be opened', async () => {
    const { book, leave, keys } = begin({ ...unavailable, heldUntil: '2099-02-20T12:30:00.000Z' });
    await book();
    await book();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(keys[1]).toBe(keys[0]);
  });

  it('starts a new checkout where the one of the key has ended', async () => {
    const { book, leave, keys } = begin({ __typename: 'CheckoutEnded', message: 'It has ended.' });
    await book();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(new Set(keys).size).toBe(2);
  });
});
