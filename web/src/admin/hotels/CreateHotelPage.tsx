import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { useNavigate } from '../../kit/navigation/hooks';
import { useCreateHotelMutation } from './CreateHotelPage.generated';
import { HotelForm, type NewHotel } from './HotelForm';

/** A new hotel; rooms and photos are added from its page. */
export function CreateHotelPage() {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const [create] = useCreateHotelMutation();
  const send = async (input: NewHotel) => {
    const answer = (await refusal.answerOf(create({ variables: { input } })))?.createHotel;
    if (answer?.__typename !== 'Hotel') return answer;
    await navigate(paths.hotel(answer.id), {
      state: { notice: `${answer.name} is created. Add rooms and photos next.` },
    });
    return undefined;
  };
  return (
    <HotelForm
      title="Create a hotel"
      intro="Guests find it once it has a room. Rooms and photos are added from its page."
      notice={refusal.notice}
      cancelTo={paths.hotels()}
      onSend={send}
    />
  );
}
