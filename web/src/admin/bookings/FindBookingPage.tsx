import { paths } from '../../paths';
import { FormActions, FormPage } from '../../kit/FormPage';
import { TextField } from '../../kit/TextField';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';

const rules = {
  reference: (reference: string) => (reference.trim() ? undefined : 'Enter the reference of the booking.'),
};

/** A booking by the reference that guests quote. */
export function FindBookingPage() {
  const navigate = useNavigate();
  const { bind, submit, isRight } = useForm(rules);
  const find = submit(async ({ reference }) => navigate(paths.bookingResults({ q: reference.trim() })));
  return (
    <FormPage
      title="Find a booking"
      intro="By the reference in the guest’s confirmation and in My bookings."
      onSubmit={find}
    >
      <TextField
        label="Booking reference"
        field={bind('reference')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <FormActions submit="Continue" isDisabled={!isRight('reference')} cancelTo={paths.bookings()} />
    </FormPage>
  );
}
