import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { emailProblem } from '../../../../schema/emailAddress';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { phoneProblem } from '../../../../schema/phoneNumber';
import { readDollars } from '../../../../schema/prices';
import { dropIdempotencyKey, idempotencyKeyFor } from '../../apollo/idempotencyKey';
import { Field, SelectInput } from '../../kit/Field';
import { spokenStay } from '../../kit/format';
import { TextField } from '../../kit/TextField';
import { cancel } from '../../kit/texts';
import { useForm } from '../../kit/useForm';
import { useRefusal } from '../../session/useRefusal';
import type { Bar } from './geometry';
import { useBookBlockedGuestMutation } from './TapeChart.generated';
import * as texts from './texts';
import type { ChartRoom } from './useTiles';

interface Props {
  hotelId: string;
  /** Nights that the calendar of another site blocks. */
  bar: Bar;
  room: ChartRoom | undefined;
  /** Today's date at the hotel. */
  today: string;
  onClose: () => void;
  onDone: (reference: string) => void;
}

const SCOPE = 'calendarguest';
const ON_ACCOUNT = 'ON_ACCOUNT';

const rules = {
  name: (name: string) => (name.trim() ? undefined : texts.enterName),
  phone: (phone: string) => (phone.trim() ? phoneProblem(phone) : undefined),
  email: (email: string, { phone }: { phone: string }) => {
    if (email.trim()) return emailProblem(email);
    return phone.trim() ? undefined : texts.enterContact;
  },
  nightPrice: (sum: string) => (sum.trim() ? readDollars(sum).problem : undefined),
  paidBy: () => undefined,
  company: (company: string, { paidBy }: { paidBy: string }) =>
    paidBy !== ON_ACCOUNT || company.trim() ? undefined : texts.enterSite,
};

/** Books the nights for the guest of another site, so that the front desk can check them in. */
export function BookGuestDialog({ hotelId, bar, room, today, onClose, onDone }: Props) {
  // The reason begins with the name that staff gave to the other site.
  const [site = ''] = (bar.reason ?? '').split(': ');
  const { bind, submit, values, isSending } = useForm(rules, { paidBy: ON_ACCOUNT, company: site });
  const refusal = useRefusal();
  const [book] = useBookBlockedGuestMutation();
  const checkIn = bar.from < today ? today : bar.from;
  const stay = spokenStay(checkIn, bar.to);
  const send = submit(async ({ name, phone, email, nightPrice, paidBy, company }) => {
    const { cents: nightPriceCents = null } = nightPrice.trim() ? readDollars(nightPrice) : {};
    const isOnAccount = paidBy === ON_ACCOUNT;
    const chosen = {
      name: name.trim(),
      phone: phone.trim() || null,
      email: email.trim() || null,
      nightPriceCents,
      priceReason: nightPriceCents === null ? null : fill(texts.soldAt, { site }),
      paidBy: isOnAccount ? ON_ACCOUNT : null,
      account: isOnAccount ? { company: company.trim() } : null,
    } as const;
    const key = [bar.blockId!, checkIn, bar.to, JSON.stringify(chosen)];
    const input = {
      hotelId,
      roomNumberIds: [bar.roomNumberId],
      checkIn,
      checkOut: bar.to,
      fromBlockId: bar.blockId,
      idempotencyKey: idempotencyKeyFor(SCOPE, key),
      ...chosen,
    };
    const answer = (await refusal.answerOf(book({ variables: { input } })))?.createWalkIn;
    if (!answer) return;
    if (answer.__typename !== 'Booking') return refusal.show(answer);
    dropIdempotencyKey(SCOPE);
    onDone(answer.reference);
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="book-guest-title">
      <Box component="form" noValidate onSubmit={send}>
        <DialogTitle id="book-guest-title">{fill(texts.bookForGuestOf, { site })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <div>{fill(texts.bookGuestIntro, { number: room ? String(room.number) : '', stay, site })}</div>
          <TextField label={texts.guestName} aria-required maxLength={LIMITS.name} field={bind('name')} />
          <TextField label={texts.guestPhone} type="tel" field={bind('phone')} />
          <TextField label={texts.guestEmail} hint={texts.contactHint} type="email" field={bind('email')} />
          <TextField
            label={texts.nightPrice}
            hint={texts.nightPriceHint}
            inputMode="decimal"
            field={bind('nightPrice')}
          />
          <Field label={texts.paymentOfGuest}>
            {(aria) => (
              <SelectInput
                {...aria}
                value={values.paidBy}
                onChange={({ target }) => bind('paidBy').onChange(target.value)}
              >
                <option value={ON_ACCOUNT}>{texts.paidAtSite}</option>
                <option value="LATER">{texts.paysHere}</option>
              </SelectInput>
            )}
          </Field>
          {values.paidBy === ON_ACCOUNT && (
            <TextField
              label={texts.accountOf}
              hint={texts.accountOfHint}
              aria-required
              maxLength={LIMITS.company}
              field={bind('company')}
            />
          )}
          {refusal.notice}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="contained" loading={isSending}>
            {texts.bookGuest}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
