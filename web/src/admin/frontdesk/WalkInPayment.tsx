import Box from '@mui/material/Box';
import { LIMITS } from '../../../../schema/limits';
import { CheckField, Field, SelectInput } from '../../kit/Field';
import { TextField } from '../../kit/TextField';
import type { BoundField } from '../../kit/useForm';
import { StaffDateField } from '../fields/dates/StaffDateField';
import { pairStyle } from './pairStyle';
import * as texts from './texts';

/** The choice of a company that pays later. */
export const ON_ACCOUNT = 'ON_ACCOUNT';
/** The choice of a booking that is held until a time. */
export const HELD = 'HELD';
/** How a guest pays at the desk; any other choice means later. */
export const PAID_BY: Record<string, 'TERMINAL' | 'CASH' | 'ON_ACCOUNT'> = {
  TERMINAL: 'TERMINAL',
  CASH: 'CASH',
  ON_ACCOUNT,
};

interface Props {
  bind: (name: 'paidBy' | 'company' | 'reference' | 'heldDay' | 'heldTime' | 'mailsLink') => BoundField;
  values: { paidBy: string; mailsLink: string };
  /** Whether the guest may have an email address. */
  canMail: boolean;
}

/** How a new booking is paid: now, on account of a company, at the hotel, or until a time. */
export function WalkInPayment({ bind, values, canMail }: Props) {
  return (
    <>
      <Field label={texts.paymentMethod}>
        {(aria) => (
          <SelectInput
            {...aria}
            value={values.paidBy}
            onChange={({ target }) => bind('paidBy').onChange(target.value)}
          >
            <option value="TERMINAL">{texts.cardAtTerminal}</option>
            <option value="CASH">{texts.cash}</option>
            <option value={ON_ACCOUNT}>{texts.onAccount}</option>
            <option value="LATER">{texts.paysLater}</option>
            <option value={HELD}>{texts.heldUntilTime}</option>
          </SelectInput>
        )}
      </Field>
      {values.paidBy === ON_ACCOUNT && (
        <Box sx={pairStyle}>
          <TextField
            label={texts.company}
            hint={texts.companyHint}
            aria-required
            maxLength={LIMITS.company}
            field={bind('company')}
          />
          <TextField
            label={texts.companyReference}
            hint={texts.companyReferenceHint}
            maxLength={LIMITS.companyReference}
            field={bind('reference')}
          />
        </Box>
      )}
      {values.paidBy === HELD && (
        <Box sx={pairStyle}>
          <StaffDateField label={texts.holdDay} field={bind('heldDay')} />
          <TextField label={texts.holdTime} hint={texts.holdTimeHint} type="time" field={bind('heldTime')} />
        </Box>
      )}
      {values.paidBy === HELD && canMail && (
        <CheckField
          label={texts.mailLink}
          checked={values.mailsLink !== ''}
          onChange={(checked) => bind('mailsLink').onChange(checked ? 'yes' : '')}
        />
      )}
    </>
  );
}
