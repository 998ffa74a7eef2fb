import { nameProblemOf } from '../../../../schema/texts';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { FormActions, FormPage } from '../../kit/FormPage';
import { TextField } from '../../kit/TextField';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';
import { useCreateHotelTypeMutation } from './CreateHotelTypePage.generated';

const rules = { hotelType: nameProblemOf('the name of the hotel type') };

/** A new hotel type. */
export function CreateHotelTypePage() {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const { bind, submit, values, isSending } = useForm(rules);
  const [create] = useCreateHotelTypeMutation();
  const send = submit(async ({ hotelType }, refuse) => {
    const input = { name: hotelType };
    const answer = (await refusal.answerOf(create({ variables: { input } })))?.createHotelType;
    if (answer?.__typename === 'HotelType')
      return navigate(paths.hotels(), { state: { notice: `The hotel type ${answer.name} is created.` } });
    if (answer) refuse('hotelType', answer.message);
  });
  return (
    <FormPage
      title="Create a hotel type"
      intro="Such as Apartments, Motel or Resort: what guests narrow a search by."
      onSubmit={send}
    >
      {refusal.notice}
      <TextField label="Hotel type" field={bind('hotelType')} maxLength={120} />
      <FormActions
        submit="Continue"
        isSending={isSending}
        isDisabled={!values.hotelType.trim()}
        cancelTo={paths.hotels()}
      />
    </FormPage>
  );
}
