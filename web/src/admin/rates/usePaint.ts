import { useState } from 'react';
import { addNights } from '../../../../schema/nights';
import { useRefusal } from '../../session/useRefusal';
import type { Painting } from './PaintForm';
import { paintedMessage } from './paintedMessage';
import type { RatedRoom } from './RateGrid';
import { usePaintRatesMutation, useRestoreRatesMutation } from './RatesPage.generated';

interface Range {
  from: string;
  to: string;
}
interface Done {
  message: string;
  undo: (() => void) | undefined;
}

/** Paints rates, and puts the list from before back where nobody else has changed it since. */
export function usePaint(shown: Range) {
  const [paintRates, { loading }] = usePaintRatesMutation();
  const [restoreRates] = useRestoreRatesMutation();
  const { notice, show, answerOf } = useRefusal();
  const [done, setDone] = useState<Done>();

  const restore = async (before: readonly RatedRoom[], after: readonly Pick<RatedRoom, 'id' | 'rates'>[]) => {
    setDone(undefined);
    for (const { id: roomTypeId, rates } of before) {
      const input = {
        roomTypeId,
        rates: rates.map(({ from, to, weekdays, priceCents, minimumNights }) => ({
          from,
          to,
          weekdays: [...weekdays],
          priceCents,
          minimumNights,
        })),
        replaces: after.find(({ id }) => id === roomTypeId)?.rates.map(({ id }) => id),
      };
      const answer = await answerOf(restoreRates({ variables: { input, ...shown } }));
      if (!answer) return;
      if (answer.updateRates.__typename !== 'RoomType') return show(answer.updateRates);
    }
    setDone({ message: 'The rates are as they were.', undo: undefined });
  };

  const paint = async (
    { last, ...where }: Painting,
    values: { priceCents?: number; minimumNights?: number },
    rooms: readonly RatedRoom[],
  ) => {
    setDone(undefined);
    const input = { ...where, to: addNights(last, 1), ...values };
    const answer = await answerOf(paintRates({ variables: { input, ...shown } }));
    if (!answer) return;
    const painted = answer.paintRates;
    if (painted.__typename !== 'PaintedRates') return show(painted);
    const before = rooms.filter(({ id }) => where.roomTypeIds.includes(id));
    setDone({ message: paintedMessage(input), undo: () => void restore(before, painted.roomTypes) });
  };

  return { paint, done, notice, isSending: loading, forget: () => setDone(undefined) };
}
