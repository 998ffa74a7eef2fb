import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { readDollars } from '../../../../schema/prices';
import { dropIdempotencyKey, idempotencyKeyFor } from '../../apollo/idempotencyKey';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Field, TextArea, TextInput } from '../../kit/Field';
import { dollars } from '../../kit/format';
import { useRefusal } from '../../session/useRefusal';
import { useCountCashMutation } from './DayClose.generated';
import * as texts from './texts';

interface Props {
  hotelId: string;
  /** What there should be by the books, in cents. */
  expectedCents: number;
  /** Whether the hotel has never counted its cash. */
  isFirst: boolean;
  onDone: (done: string) => void;
  onClose: () => void;
}

/** Takes a count of the cash, and what of it goes to the bank. A difference from the books needs a note. */
export function CountCashDialog({ hotelId, expectedCents, isFirst, onDone, onClose }: Props) {
  const [counted, setCounted] = useState('');
  const [taken, setTaken] = useState('');
  const [note, setNote] = useState('');
  const [countCash, { loading }] = useCountCashMutation({ refetchQueries: ['DaySheet'] });
  const refusal = useRefusal();
  const count = readDollars(counted);
  const bank = taken ? readDollars(taken) : { cents: 0, problem: undefined };
  const countedCents = counted ? count.cents : undefined;
  const difference = countedCents === undefined ? 0 : countedCents - expectedCents;
  const isFloat = isFirst && difference > 0;
  const bankProblem = bank.problem ?? ((bank.cents ?? 0) > (countedCents ?? 0) ? texts.mostTaken : undefined);
  const isReady =
    countedCents !== undefined &&
    !count.problem &&
    !bankProblem &&
    (!difference || isFloat || note.trim() !== '');
  const save = async () => {
    const scope = `count ${hotelId}`;
    const values = { countedCents: countedCents!, bankedCents: bank.cents ?? 0, note: note.trim() || null };
    const key = idempotencyKeyFor(scope, [...Object.values(values), expectedCents].map(String));
    const variables = { input: { hotelId, expectedCents, ...values, idempotencyKey: key } };
    const answer = (await refusal.answerOf(countCash({ variables })))?.countCash;
    if (answer?.__typename !== 'CashCount') return answer && refusal.show(answer);
    dropIdempotencyKey(scope);
    onDone(fill(texts.countSaved, { amount: dollars(answer.countedCents) }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.countTitle}
      cancel={texts.noCount}
      confirm={texts.saveCount}
      isLoss={false}
      isSending={loading}
      isReady={isReady}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <p>{fill(texts.expectedNow, { amount: dollars(expectedCents) })}</p>
      <Field
        label={texts.counted}
        error={counted ? count.problem : undefined}
        hint={countedCents === undefined ? undefined : differenceWords(difference, isFloat)}
      >
        {(aria) => (
          <TextInput
            {...aria}
            inputMode="decimal"
            value={counted}
            onChange={({ target }) => setCounted(target.value)}
          />
        )}
      </Field>
      <Field label={texts.taken} error={bankProblem} hint={texts.takenHint}>
        {(aria) => (
          <TextInput
            {...aria}
            inputMode="decimal"
            value={taken}
            onChange={({ target }) => setTaken(target.value)}
          />
        )}
      </Field>
      <Field label={texts.note} hint={texts.noteForCount}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={2}
            aria-required={(difference !== 0 && !isFloat) || undefined}
            maxLength={LIMITS.dayNote}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      {refusal.notice}
    </ConfirmDialog>
  );
}

function differenceWords(difference: number, isFloat: boolean): string {
  if (difference === 0) return texts.asExpected;
  const amount = dollars(Math.abs(difference));
  if (isFloat) return fill(texts.setsFloat, { amount });
  return fill(difference > 0 ? texts.tooMuch : texts.tooLittle, { amount });
}
