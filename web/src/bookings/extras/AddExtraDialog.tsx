import { useState } from 'react';
import { extraWords, isByNight, isByPerson, priceExtra, type ExtraUnitName } from '../../../../schema/extras';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { countNights } from '../../../../schema/nights';
import { EXTRA_UNIT_WORDS } from '../../../../schema/words';
import { dropIdempotencyKey, idempotencyKeyFor } from '../../apollo/idempotencyKey';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Field, SelectInput, TextInput } from '../../kit/Field';
import { dollars } from '../../kit/format';
import { classNames } from '../../kit/classNames';
import text from '../../kit/text.module.css';
import { useRefusal } from '../../session/useRefusal';
import { useAddExtraMutation } from './AddExtraDialog.generated';
import styles from './AddExtraDialog.module.css';
import * as texts from './texts';

interface ForSale {
  id: string;
  title: string;
  description: string | null;
  unit: ExtraUnitName;
  cents: number;
}

interface Props {
  booking: { id: string; stays: readonly { checkIn: string; checkOut: string }[] };
  /** What the front desk sells; at least one. */
  forSale: readonly ForSale[];
  onDone: (told: string) => void;
  /** Reads the prices again, after they may have changed. */
  onRefused: () => void;
  onClose: () => void;
}

/** Asks staff which extra is sold and how much of it, shows the sum, and sells it. */
export function AddExtraDialog({ booking, forSale, onDone, onRefused, onClose }: Props) {
  const mostNights = nightsOf(booking.stays);
  const [extraId, setExtraId] = useState(forSale[0]!.id);
  const [quantity, setQuantity] = useState('1');
  const [nights, setNights] = useState(String(mostNights));
  const [note, setNote] = useState('');
  const refusal = useRefusal();
  const [addExtra, { loading }] = useAddExtraMutation();
  const extra = forSale.find(({ id }) => id === extraId) ?? forSale[0]!;
  const { unit } = extra;
  const amount = {
    unit,
    quantity: readCount(quantity, LIMITS.extraQuantity),
    nights: isByNight(unit) ? readCount(nights, mostNights) : null,
  };
  const cents = isComplete(amount) ? priceExtra(extra.cents, amount) : undefined;
  const send = async () => {
    if (!isComplete(amount) || cents === undefined) return;
    const scope = `extra ${booking.id}`;
    const parts = [extra.id, `quantity ${amount.quantity}`, `nights ${amount.nights}`, `note ${note.trim()}`];
    const input = {
      bookingId: booking.id,
      extraId: extra.id,
      quantity: amount.quantity,
      nights: amount.nights,
      note: note.trim() || null,
      expectedCents: cents,
      idempotencyKey: idempotencyKeyFor(scope, parts),
    };
    const answer = (await refusal.answerOf(addExtra({ variables: { input } })))?.addExtra;
    if (answer && answer.__typename !== 'Booking') {
      onRefused();
      return refusal.show(answer);
    }
    if (!answer) return;
    dropIdempotencyKey(scope);
    onDone(fill(texts.added, { words: extraWords(extra.title, amount), price: dollars(cents) }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.addTitle}
      cancel={texts.cancel}
      confirm={cents === undefined ? texts.add : fill(texts.addFor, { price: dollars(cents) })}
      isLoss={false}
      isSending={loading}
      isReady={cents !== undefined}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p className={text.body}>{texts.priceMeans}</p>
      <Field label={texts.extra} hint={extra.description ?? undefined}>
        {(aria) => (
          <SelectInput {...aria} value={extra.id} onChange={({ target }) => setExtraId(target.value)}>
            {forSale.map(({ id, title, cents: price, unit: per }) => (
              <option key={id} value={id}>
                {fill(per === 'PER_STAY' ? texts.extraForOnce : texts.extraForPrice, {
                  title,
                  price: dollars(price),
                  unit: EXTRA_UNIT_WORDS[per],
                })}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <div className={styles.amounts}>
        <CountField
          label={isByPerson(unit) ? texts.people : texts.pieces}
          value={quantity}
          most={LIMITS.extraQuantity}
          onChange={setQuantity}
        />
        {isByNight(unit) && (
          <CountField label={texts.nights} value={nights} most={mostNights} onChange={setNights} />
        )}
      </div>
      <Field label={texts.note} hint={texts.noteHint}>
        {(aria) => (
          <TextInput
            {...aria}
            value={note}
            maxLength={LIMITS.extraNote}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <p className={classNames(text.body, styles.total)}>
        {isComplete(amount) ? extraWords(extra.title, amount) : texts.total}
        {cents !== undefined && <strong>{dollars(cents)}</strong>}
      </p>
      {refusal.notice}
    </ConfirmDialog>
  );
}

interface Amount {
  unit: ExtraUnitName;
  quantity: number | undefined;
  nights: number | null | undefined;
}

const isComplete = (amount: Amount): amount is Amount & { quantity: number; nights: number | null } =>
  amount.quantity !== undefined && amount.nights !== undefined;

interface CountProps {
  label: string;
  value: string;
  most: number;
  onChange: (value: string) => void;
}

/** A whole number from 1 on. */
const CountField = ({ label, value, most, onChange }: CountProps) => (
  <Field
    label={label}
    {...(readCount(value, most) === undefined && { error: fill(texts.enterQuantity, { most }) })}
  >
    {(aria) => (
      <TextInput
        {...aria}
        inputMode="numeric"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);

function readCount(typed: string, most: number): number | undefined {
  const count = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= most ? count : undefined;
}

/** The nights from the first arrival to the last departure of a booking. */
function nightsOf(stays: readonly { checkIn: string; checkOut: string }[]): number {
  const first = stays.map(({ checkIn }) => checkIn).sort()[0];
  const last = stays
    .map(({ checkOut }) => checkOut)
    .sort()
    .at(-1);
  return first && last ? countNights(first, last) : 1;
}
