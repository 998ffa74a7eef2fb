import { skipToken } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { inlineErrors, useRefusal } from '../../session/useRefusal';
import { FormActions } from '../../ui/FormPage';
import { TextField } from '../../ui/TextField';
import { useForm } from '../../ui/useForm';
import { EditableText } from '../fields/EditableText';
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
import { reloadLists } from '../fields/reloadLists';
import { ifGiven, required, splitWords } from '../fields/rules';
import { FormSection, StaffForm, Wide } from '../fields/StaffForm';
import { HotelDetailFields } from './HotelDetailFields';
import { HotelRuleFields } from './HotelRuleFields';
import { houseRuleRules, readHouseRules } from './hotelHouseRules';
import { hotelDetails, hotelTexts, readDetails } from './hotelRules';
import { presentHotel } from './presentHotel';
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
  const initial = useSearchParams()[0].get('hotel') ?? '';
  const { bind, submit, values, isSending } = useForm(rules, { hotel: initial });
  const id = values.hotel.trim();
  const { data, refetch } = useHotelToUpdateQuery(
    isReference(id) ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const hotel = data?.hotel ?? undefined;
  const now = presentHotel(hotel);
  const [update] = useUpdateHotelMutation({
    context: inlineErrors,
    update: (cache, answer) => {
      if (answer.data?.updateHotel.__typename === 'Hotel')
        reloadLists(cache, 'hotels', 'hotelFacets', 'cities', 'hotelTypes');
    },
  });
  const send = submit(async (form, refuse) => {
    const input = {
      ...readDetails(form),
      ...readHouseRules(form),
      hotelId: id,
      version: hotel?.version,
      name: form.name.trim() || undefined,
      cityId: form.city.trim() || undefined,
      typeId: form.type.trim() || undefined,
      description: form.description.trim() || undefined,
      detailedDescription: form.detailedDescription.trim() || undefined,
      managerId: form.manager.trim() || undefined,
      addStaffIds: listOf(form.addStaff),
      removeStaffIds: listOf(form.removeStaff),
    };
    const answer = (await refusal.answerOf(update({ variables: { input } })))?.updateHotel;
    if (answer?.__typename === 'Hotel')
      return navigate(paths.hotel(answer.id), { state: { notice: `${answer.name} is updated.` } });
    if (answer?.__typename === 'NameTaken') refuse('name', answer.message);
    if (answer?.__typename === 'Outdated') {
      const fresh = (await refetch()).data?.hotel ?? undefined;
      refusal.show({ message: outdatedMessage(answer.changedBy, now, presentHotel(fresh)) });
    } else if (answer) refusal.show(answer);
  });
  const isEmpty = Object.entries(values).every(([name, value]) => name === 'hotel' || !value.trim());

  return (
    <StaffForm
      title="Update a hotel"
      intro="Fill in what is to change. What you leave empty stays as it is."
      onSubmit={send}
      actions={
        <>
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
          <TextField label="Name" hint={now?.name} field={bind('name')} maxLength={120} />
        </Wide>
        <CityReference label="City" hint={now?.city} field={bind('city')} />
        <HotelTypeReference label="Hotel type" hint={now?.type} field={bind('type')} />
        <EditableText
          label="Description"
          hint={now?.description}
          present={hotel?.description}
          field={bind('description')}
          maxLength={1000}
        />
        <EditableText
          label="Detailed description"
          hint={now?.detailedDescription}
          present={hotel?.detailedDescription}
          field={bind('detailedDescription')}
          maxLength={10000}
        />
      </FormSection>
      <FormSection title="People">
        <Wide>
          <UserReference label="Manager" hint={now?.manager} field={bind('manager')} />
        </Wide>
        <Wide>
          <UserReferences label="Add staff" hint={now?.staff} field={bind('addStaff')} />
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
      <HotelRuleFields bind={bind} now={now} present={hotel?.houseRules} />
    </StaffForm>
  );
}

function listOf(list: string): string[] | undefined {
  const ids = splitWords(list);
  return ids.length > 0 ? ids : undefined;
}
