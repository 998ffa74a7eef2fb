import { useState } from 'react';
import { addNights } from '../../../../schema/nights';
import { useRefusal } from '../../session/useRefusal';
import type { RateEdit } from './RateEditForm';
import { rateEditMessage } from './rateEditMessage';
import type { RatedRoom } from './RateGrid';
import { usePaintRatesMutation, useRestoreRatesMutation } from './RatesPage.generated';
import * as texts from './texts';

interface Range {
  from: string;
  to: string;
}
interface Done {
  message: string;
  undo: (() => void) | undefined;
}

/** Saves a change of rates. Its undo restores the former rates, unless someone else has changed them since. */
export function useRateEdit(shown: Range) {
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
    setDone({ message: texts.ratesRestored, undo: undefined });
  };

  const save = async (
    { last, ...where }: RateEdit,
    values: { priceCents?: number; minimumNights?: number },
    rooms: readonly RatedRoom[],
  ) => {
    setDone(undefined);
    const input = { ...where, to: addNights(last, 1), ...values };
    const answer = await answerOf(paintRates({ variables: { input, ...shown } }));
    if (!answer) return;
    const saved = answer.paintRates;
    if (saved.__typename !== 'PaintedRates') return show(saved);
    const before = rooms.filter(({ id }) => where.roomTypeIds.includes(id));
    setDone({ message: rateEditMessage(input), undo: () => void restore(before, saved.roomTypes) });
  };

  return { save, done, notice, isSending: loading, clearDone: () => setDone(undefined) };
}
