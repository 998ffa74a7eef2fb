import type { ReactNode } from 'react';
import { USUAL_HOURS } from '../../../../schema/houseRules';
import { FormActions } from '../../kit/FormPage';
import { TextAreaField } from '../../kit/TextAreaField';
import { TextField } from '../../kit/TextField';
import { useForm } from '../../kit/useForm';
import { useLeaveGuard } from '../../kit/useLeaveGuard';
import { CityReference, HotelTypeReference, UserReference, UserReferences } from '../fields/references';
import { required, splitWords } from '../fields/rules';
import { FormSection, StaffForm, Wide } from '../fields/StaffForm';
import { HotelDetailFields } from './HotelDetailFields';
import { HotelRuleFields } from './HotelRuleFields';
import { houseRuleRules, readHouseRules } from './hotelHouseRules';
import { hotelDetails, hotelTexts, readDetails } from './hotelRules';

const rules = {
  ...hotelTexts,
  ...hotelDetails,
  ...houseRuleRules,
  city: required('Choose the city.'),
  type: required('Choose the hotel type.'),
  manager: required('Choose the manager.'),
  staff: required('Choose the staff.'),
};
const REQUIRED = ['name', 'city', 'type', 'description', 'detailedDescription', 'manager', 'staff'] as const;

type Values = Record<keyof typeof rules, string>;
/** A hotel that is to be made, as the server takes it. */
export type NewHotel = ReturnType<typeof readHotel>;
/** Why it was not made. */
type HotelProblem =
  | { __typename: 'NameTaken' | 'DoesNotExist'; message: string }
  | { __typename: 'UnknownStaff'; message: string; refNumbers: readonly string[] };

interface Props {
  title: string;
  intro: string;
  /** What is known of it. */
  initial?: Partial<Values>;
  /** What was refused of the form as a whole. */
  notice: ReactNode;
  cancelTo: string;
  /** Makes the hotel; answers what is wrong with a field. */
  onSend: (hotel: NewHotel) => Promise<HotelProblem | undefined>;
  /** Sections around those of the hotel. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The form of a new hotel. */
export function HotelForm({ title, intro, initial, notice, cancelTo, onSend, before, after }: Props) {
  const { bind, submit, values, changed, isSending } = useForm(rules, { ...USUAL_HOURS, ...initial });
  const guard = useLeaveGuard(changed.length > 0 && !isSending);
  const send = submit(async (form, refuse) => {
    const hotel = readHotel(form);
    const problem = await onSend(hotel);
    if (problem?.__typename === 'NameTaken') refuse('name', problem.message);
    else if (problem?.__typename === 'UnknownStaff')
      refuse(problem.refNumbers.includes(hotel.managerId) ? 'manager' : 'staff', problem.message);
    else if (problem) refuse(problem.message.includes('city') ? 'city' : 'type', problem.message);
  });
  return (
    <StaffForm
      title={title}
      intro={intro}
      onSubmit={send}
      actions={
        <>
          {guard}
          {notice}
          <FormActions
            submit="Continue"
            isSending={isSending}
            isDisabled={REQUIRED.some((name) => !values[name].trim())}
            cancelTo={cancelTo}
          />
        </>
      }
    >
      {before}
      <FormSection title="Hotel" text="All of it is required.">
        <Wide>
          <TextField label="Name" field={bind('name')} maxLength={120} />
        </Wide>
        <CityReference label="City" hint="Name or reference" field={bind('city')} />
        <HotelTypeReference label="Hotel type" hint="Name or reference" field={bind('type')} />
        <Wide>
          <TextAreaField
            label="Description"
            hint="One or two sentences, for lists and the top of its page"
            field={bind('description')}
            maxLength={1000}
          />
        </Wide>
        <Wide>
          <TextAreaField label="Detailed description" field={bind('detailedDescription')} maxLength={10000} />
        </Wide>
      </FormSection>
      <FormSection title="People" text="Both are required: they are named to colleagues, not to guests.">
        <Wide>
          <UserReference
            label="Manager"
            hint="Name, e-mail address or reference of the user"
            field={bind('manager')}
          />
        </Wide>
        <Wide>
          <UserReferences label="Staff" hint="Names or references, comma separated" field={bind('staff')} />
        </Wide>
      </FormSection>
      <HotelDetailFields bind={bind} />
      <HotelRuleFields bind={bind} />
      {after}
    </StaffForm>
  );
}

const readHotel = (form: Values) => ({
  ...readDetails(form),
  ...readHouseRules(form),
  name: form.name,
  cityId: form.city.trim(),
  typeId: form.type.trim(),
  description: form.description,
  detailedDescription: form.detailedDescription,
  managerId: form.manager.trim(),
  staffIds: splitWords(form.staff),
});
