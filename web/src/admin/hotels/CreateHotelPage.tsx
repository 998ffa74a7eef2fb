import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { inlineErrors, useRefusal } from '../../session/useRefusal';
import { FormActions } from '../../ui/FormPage';
import { TextAreaField } from '../../ui/TextAreaField';
import { TextField } from '../../ui/TextField';
import { useForm } from '../../ui/useForm';
import { CityReference, HotelTypeReference, UserReference, UserReferences } from '../fields/references';
import { reloadLists } from '../fields/reloadLists';
import { required, splitWords } from '../fields/rules';
import { FormSection, StaffForm, Wide } from '../fields/StaffForm';
import { useCreateHotelMutation } from './CreateHotelPage.generated';
import { HotelDetailFields } from './HotelDetailFields';
import { hotelDetails, hotelTexts, readDetails } from './hotelRules';

const rules = {
  ...hotelTexts,
  ...hotelDetails,
  city: required('Choose the city.'),
  type: required('Choose the hotel type.'),
  manager: required('Choose the manager.'),
  staff: required('Choose the staff.'),
};
const REQUIRED = ['name', 'city', 'type', 'description', 'detailedDescription', 'manager', 'staff'] as const;

/** A new hotel; rooms and photos are added from its page. */
export function CreateHotelPage() {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const { bind, submit, values, isSending } = useForm(rules);
  const [create] = useCreateHotelMutation({
    context: inlineErrors,
    update: (cache, { data }) => {
      if (data?.createHotel.__typename === 'Hotel')
        reloadLists(cache, 'hotels', 'hotelFacets', 'cities', 'hotelTypes');
    },
  });
  const send = submit(async (form, refuse) => {
    const input = {
      ...readDetails(form),
      name: form.name,
      cityId: form.city.trim(),
      typeId: form.type.trim(),
      description: form.description,
      detailedDescription: form.detailedDescription,
      managerId: form.manager.trim(),
      staffIds: splitWords(form.staff),
    };
    const answer = (await refusal.answerOf(create({ variables: { input } })))?.createHotel;
    if (answer?.__typename === 'Hotel')
      return navigate(paths.hotel(answer.id), {
        state: { notice: `${answer.name} is created. Add rooms and photos next.` },
      });
    if (answer?.__typename === 'NameTaken') refuse('name', answer.message);
    else if (answer?.__typename === 'UnknownStaff')
      refuse(answer.refNumbers.includes(input.managerId) ? 'manager' : 'staff', answer.message);
    else if (answer) refuse(answer.message.includes('city') ? 'city' : 'type', answer.message);
  });
  return (
    <StaffForm
      title="Create a hotel"
      intro="Guests find it once it has a room. Rooms and photos are added from its page."
      onSubmit={send}
      actions={
        <>
          {refusal.notice}
          <FormActions
            submit="Continue"
            isSending={isSending}
            isDisabled={REQUIRED.some((name) => !values[name].trim())}
            cancelTo={paths.hotels()}
          />
        </>
      }
    >
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
    </StaffForm>
  );
}
