import { useState, type FormEvent } from 'react';
import { skipToken } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { onErrorPage } from '../../apollo/failureLink';
import { extrasProblem } from '../../../../schema/extras';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { useRefusal } from '../../session/useRefusal';
import { FormActions } from '../../kit/FormPage';
import { useNavigate } from '../../kit/navigation/hooks';
import { useAddress } from '../../kit/useAddress';
import { searchByName } from '../cities/texts';
import { outdatedMessage } from '../fields/outdated';
import { isReference } from '../fields/reference';
import { HotelReference } from '../fields/references';
import { FormSection, StaffForm, Wide } from '../fields/StaffForm';
import { TYPED } from '../fields/useTyped';
import { ExtraRow, type TypedExtra } from './ExtraRow';
import {
  useExtrasOfHotelQuery,
  useUpdateExtrasMutation,
  type ExtrasOfHotelQuery,
} from './ExtrasPage.generated';
import * as texts from './texts';
import { anotherExtra, extrasInWords, readExtras, typedExtras } from './typedExtras';

type PricedHotel = NonNullable<ExtrasOfHotelQuery['hotel']>;
type Problem = { row: number | null; message: string } | undefined;

const inWords = ({ name, extras }: PricedHotel) => ({ name, extras: extrasInWords(extras) });

/** The price list of a hotel: what it sells beside its nights. */
export function ExtrasPage() {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const [asked, setAsked] = useAddress({ hotel: TYPED.hotel });
  const [typed, setTyped] = useState(asked.hotel);
  const id = typed.trim();
  const { data, refetch } = useExtrasOfHotelQuery(
    isReference(id)
      ? { variables: { id }, fetchPolicy: 'cache-and-network', context: onErrorPage }
      : skipToken,
  );
  const hotel = data?.hotel;
  /** The edited extras, and the hotel as it was when editing began. */
  const [edited, setEdited] = useState<{ seen: PricedHotel; extras: TypedExtra[] }>();
  const [problem, setProblem] = useState<Problem>();
  const [changed, setChanged] = useState<PricedHotel>();
  const [save, { loading }] = useUpdateExtrasMutation();
  const isEdited = edited?.seen.id === hotel?.id && edited !== undefined;
  const extras = isEdited ? edited.extras : hotel ? typedExtras(hotel.extras, hotel.language) : [];
  const edit = (next: TypedExtra[]) => {
    setProblem(undefined);
    if (hotel) setEdited({ seen: isEdited ? edited.seen : hotel, extras: next });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isEdited) return;
    const { seen } = edited;
    const read = readExtras(extras);
    const found = read.problem ?? extrasProblem(read.extras);
    if (found || !read.extras) return setProblem(found);
    const call = save({
      variables: { input: { hotelId: seen.id, version: seen.version, extras: read.extras } },
    });
    const answer = (await refusal.answerOf(call))?.updateExtras;
    if (answer?.__typename === 'ExtrasRefused') setProblem(answer);
    if (answer?.__typename === 'Outdated') {
      const fresh = (await refetch()).data?.hotel ?? undefined;
      setChanged(fresh);
      if (fresh) setEdited({ ...edited, seen: fresh });
      refusal.show({ message: outdatedMessage(answer.changedBy, inWords(seen), fresh && inWords(fresh)) });
    }
    if (answer?.__typename !== 'Hotel') return;
    const notice = fill(texts.extrasUpdated, { name: answer.name });
    await navigate(paths.hotel(answer.id), { state: { notice } });
  };
  const choose = (text: string) => {
    setTyped(text);
    setProblem(undefined);
    if (isReference(text)) setAsked({ hotel: text.trim() }, { replace: true });
  };
  const moveUp = (row: number) =>
    edit([...extras.slice(0, row - 1), extras[row]!, extras[row - 1]!, ...extras.slice(row + 1)]);
  const field = { name: 'hotel', value: typed, error: undefined, onBlur: () => undefined, onChange: choose };
  return (
    <StaffForm
      title={texts.extrasTitle}
      intro={texts.extrasIntro}
      onSubmit={(event) => void send(event)}
      actions={
        <>
          {refusal.notice}
          <FormActions
            submit={texts.proceed}
            isSending={loading}
            isDisabled={!isEdited}
            cancelTo={hotel ? paths.hotel(hotel.id) : staffPaths.staffHotels()}
          />
        </>
      }
    >
      <FormSection title={texts.hotel}>
        <Wide>
          <HotelReference label={texts.hotel} hint={searchByName} field={field} />
        </Wide>
      </FormSection>
      {hotel && (
        <FormSection title={texts.extras} text={texts.extrasOrder}>
          {extras.map((extra, index) => (
            <ExtraRow
              key={extra.key}
              {...{ extra, index }}
              problem={problem?.row === index ? problem.message : undefined}
              onChange={(next) => edit(extras.map((one, row) => (row === index ? next : one)))}
              onMoveUp={() => moveUp(index)}
              onRemove={() => edit(extras.filter((_one, row) => row !== index))}
            />
          ))}
          <Wide>
            {extras.length === 0 && (
              <Typography sx={{ mb: 2, color: 'text.secondary' }}>{texts.noExtrasYet}</Typography>
            )}
            {problem && problem.row === null && <p role="alert">{problem.message}</p>}
            {changed?.id === hotel.id && (
              <Typography sx={{ mb: 2, color: 'text.secondary' }}>
                {fill(texts.currentExtras, { extras: extrasInWords(changed.extras) })}
              </Typography>
            )}
            <Button
              variant="outlined"
              onClick={() => edit([...extras, anotherExtra(extras, hotel.language)])}
              disabled={extras.length >= LIMITS.extrasPerHotel}
            >
              {texts.addExtra}
            </Button>
          </Wide>
        </FormSection>
      )}
    </StaffForm>
  );
}
