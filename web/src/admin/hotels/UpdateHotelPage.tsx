import { skipToken } from '@apollo/client/react';
import { onErrorPage } from '../../apollo/failureLink';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { FormActions } from '../../kit/FormPage';
import { TextAreaField } from '../../kit/TextAreaField';
import { TextField } from '../../kit/TextField';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';
import { useLeaveGuard } from '../../kit/useLeaveGuard';
import { besideTyped, changesOf, NOTHING_CHANGED } from '../fields/changes';
import { outdatedMessage } from '../fields/outdated';
import { isReference } from '../fields/reference';
import {
  CityReference,
  HotelReference,
  HotelTypeReference,
  UserReference,
  UserReferences,
} from '../fields/references';
import { ReferencesField } from '../fields/ReferencesField';
import { ifGiven, required, splitWords } from '../fields/rules';
import { FormSection, StaffForm, Wide } from '../fields/StaffForm';
import { useTyped } from '../fields/useTyped';
import { HotelDetailFields } from './HotelDetailFields';
import { HotelRuleFields } from './HotelRuleFields';
import { houseRuleRules, readHouseRules } from './hotelHouseRules';
import { hotelDetails, hotelTexts, readDetails } from './hotelRules';
import { hotelValues, presentHotel } from './presentHotel';
import { useHotelToUpdateQuery, useUpdateHotelMutation } from './UpdateHotelPage.generated';

const asBefore = () => undefined;
const rules = {
  hotel: required('Choose the hotel.'),
  name: ifGiven(hotelTexts.name),
  description: ifGiven(hotelTexts.description),
  detailedDescription: ifGiven(hotelTexts.detailedDescription),
  ...hotelDetails,
  ...houseRuleRules,
  city: asBefore,
  type: asBefore,
  manager: asBefore,
  addStaff: asBefore,
  removeStaff: asBefore,
};

/** Changes of a hotel: what is left empty stays as it is. */
export function UpdateHotelPage() {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const initial = useTyped('hotel');
  const form = useForm(rules, { hotel: initial });
  const id = form.values.hotel.trim();
  const { data, refetch } = useHotelToUpdateQuery(
    isReference(id)
      ? { variables: { id }, fetchPolicy: 'cache-and-network', context: onErrorPage }
      : skipToken,
  );
  const hotel = data?.hotel ?? undefined;
  const present = hotel && hotelValues(hotel);
  const { bind, submit, values, changed, isSending } = form.over(present ?? {});
  const edited = changed.filter((name) => name !== 'hotel');
  const guard = useLeaveGuard(edited.length > 0 && !isSending);
  const now = besideTyped(presentHotel(hotel), changed);
  const [update] = useUpdateHotelMutation();
  const send = submit(async (form, refuse) => {
    if (edited.length === 0) return refusal.show(NOTHING_CHANGED);
    // what a hotel must have stays as it is where its field is left empty
    const required = (name: 'name' | 'city' | 'type' | 'description' | 'detailedDescription' | 'manager') =>
      edited.includes(name) ? form[name].trim() || undefined : undefined;
    const details = (of: typeof form) => ({ ...readDetails(of), ...readHouseRules(of) });
    const input = {
      ...changesOf(details(form), details({ ...form, ...present })),
      ...(edited.includes('amenities') && { amenities: splitWords(form.amenities) }),
      hotelId: id,
      version: hotel?.version,
      name: required('name'),
      cityId: required('city'),
      typeId: required('type'),
      description: required('description'),
      detailedDescription: required('detailedDescription'),
      managerId: required('manager'),
      addStaffIds: listOf(form.addStaff),
      removeStaffIds: listOf(form.removeStaff),
    };
    const answer = (await refusal.answerOf(update({ variables: { input } })))?.updateHotel;
    if (answer?.__typename === 'Hotel')
      return navigate(paths.hotel(answer.id), { state: { notice: `${answer.name} is updated.` } });
    if (answer?.__typename === 'NameTaken') refuse('name', answer.message);
    if (answer?.__typename === 'Outdated') {
      const fresh = (await refetch()).data?.hotel ?? undefined;
      refusal.show({ message: outdatedMessage(answer.changedBy, presentHotel(hotel), presentHotel(fresh)) });
    } else if (answer) refusal.show(answer);
  });
  const isEmpty = Object.entries(values).every(([name, value]) => name === 'hotel' || !value.trim());

  return (
    <StaffForm
      title="Update a hotel"
      intro="Choose the hotel, and change what is to be different."
      onSubmit={send}
      actions={
        <>
          {guard}
          {refusal.notice}
          <FormActions
            submit="Continue"
            isSending={isSending}
            isDisabled={!id || isEmpty}
            cancelTo={isReference(id) ? paths.hotel(id) : paths.hotels()}
          />
        </>
      }
    >
      <FormSection title="Hotel">
        <Wide>
          <HotelReference label="Hotel reference" hint="Its name finds it too." field={bind('hotel')} />
        </Wide>
        <Wide>
          <TextField label="Name" hint={now.name} field={bind('name')} maxLength={120} />
        </Wide>
        <CityReference key={`city of ${hotel?.id}`} label="City" hint={now.city} field={bind('city')} />
        <HotelTypeReference
          key={`type of ${hotel?.id}`}
          label="Hotel type"
          hint={now.type}
          field={bind('type')}
        />
        <Wide>
          <TextAreaField
            label="Description"
            hint={now.description}
            field={bind('description')}
            maxLength={1000}
          />
        </Wide>
        <Wide>
          <TextAreaField
            label="Detailed description"
            hint={now.detailedDescription}
            field={bind('detailedDescription')}
            maxLength={10000}
          />
        </Wide>
      </FormSection>
      <FormSection title="People">
        <Wide>
          <UserReference key={hotel?.id} label="Manager" hint={now.manager} field={bind('manager')} />
        </Wide>
        <Wide>
          <UserReferences label="Add staff" hint={presentHotel(hotel)?.staff} field={bind('addStaff')} />
        </Wide>
        <Wide>
          <ReferencesField
            label="Remove staff"
            hint="Names or references, comma separated"
            field={bind('removeStaff')}
            options={(hotel?.staff ?? []).map(({ refNumber, name }) => ({ id: refNumber, name }))}
            isLoading={false}
          />
        </Wide>
      </FormSection>
      <HotelDetailFields bind={bind} now={now} />
      <HotelRuleFields bind={bind} now={now} />
    </StaffForm>
  );
}

function listOf(list: string): string[] | undefined {
  const ids = splitWords(list);
  return ids.length > 0 ? ids : undefined;
}
