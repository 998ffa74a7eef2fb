import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { onErrorPage } from '../../apollo/failureLink';
import { LIMITS } from '../../../../schema/limits';
import { chargesProblem, readDollars, type ChargeRule } from '../../../../schema/prices';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { FormActions } from '../../kit/FormPage';
import { useNavigate } from '../../kit/navigation/hooks';
import { useAddress } from '../../kit/useAddress';
import { outdatedMessage } from '../fields/outdated';
import { CityReference } from '../fields/references';
import { TYPED } from '../fields/useTyped';
import { FormSection, StaffForm, Wide } from '../fields/StaffForm';
import { CHARGE_WORDS, ChargeRow, type TypedCharge } from './ChargeRow';
import {
  useChargesOfCitiesQuery,
  useUpdateCityChargesMutation,
  type ChargesOfCitiesQuery,
} from './CityCharges.generated';

type ChargedCity = ChargesOfCitiesQuery['cities'][number];
type Problem = { row: number | null; message: string } | undefined;

/** The taxes and fees on stays in a city; bookings that are made keep those they were made with. */
export function CityChargesPage() {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const [asked, setAsked] = useAddress({ city: TYPED.city });
  const [typed, setTyped] = useState(asked.city);
  const id = typed.trim();
  const { data, refetch } = useChargesOfCitiesQuery({
    fetchPolicy: 'cache-and-network',
    context: onErrorPage,
  });
  const city = data?.cities.find((one) => one.id === id);
  /** What is edited, and the city as it was when the editing began. */
  const [edited, setEdited] = useState<{ cityId: string; seen: ChargedCity; charges: TypedCharge[] }>();
  const [problem, setProblem] = useState<Problem>();
  const [changed, setChanged] = useState<ChargedCity>();
  const [save, { loading }] = useUpdateCityChargesMutation();
  // amounts are hundredths of what is read, of percent and of dollars alike
  const saved = city?.charges.map(({ title, kind, amount }, key) => {
    return { key, title, kind, amount: String(amount / 100) };
  });
  const charges = edited && edited.cityId === id ? edited.charges : (saved ?? []);
  const edit = (next: TypedCharge[]) => {
    setProblem(undefined);
    if (city) setEdited({ cityId: id, seen: edited?.cityId === id ? edited.seen : city, charges: next });
  };
  const add = () => {
    const key = Math.max(-1, ...charges.map((charge) => charge.key)) + 1;
    edit([...charges, { key, title: '', kind: 'PERCENT', amount: '' }]);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!edited || edited.cityId !== id) return;
    const { seen } = edited;
    const read: ChargeRule[] = [];
    for (const [row, { title, kind, amount: typed }] of charges.entries()) {
      const { cents: amount, problem } = readDollars(typed);
      if (amount === undefined)
        return setProblem({
          row,
          message: kind === 'PERCENT' ? 'Enter a percentage, such as 2 or 2.50.' : problem,
        });
      read.push({ title, kind, amount });
    }
    const found = chargesProblem(read);
    if (found) return setProblem(found);
    const call = save({ variables: { input: { cityId: id, version: seen.version, charges: read } } });
    const answer = (await refusal.answerOf(call))?.updateCityCharges;
    if (answer?.__typename === 'ChargesRefused') setProblem(answer);
    if (answer?.__typename === 'Outdated') {
      const fresh = (await refetch()).data?.cities.find((one) => one.id === id);
      setChanged(fresh);
      if (fresh) setEdited({ ...edited, seen: fresh });
      refusal.show({
        message: outdatedMessage(answer.changedBy, present(seen), fresh && present(fresh)),
      });
    }
    if (answer?.__typename !== 'City') return;
    const notice = `The charges of ${answer.name} are updated.`;
    await navigate(paths.cityReferences(), { state: { notice } });
  };
  const field = { name: 'city', value: typed, error: undefined, onBlur: () => undefined };
  const choose = (text: string) => {
    setTyped(text);
    setProblem(undefined);
    if (data?.cities.some((one) => one.id === text.trim()))
      setAsked({ city: text.trim() }, { replace: true });
  };
  return (
    <StaffForm
      title="City charges"
      intro="Taxes and fees that guests pay on top of the rooms, each a line of its own on quotes and receipts. Bookings that are made keep theirs."
      onSubmit={(event) => void send(event)}
      actions={
        <>
          {refusal.notice}
          <FormActions
            submit="Continue"
            isSending={loading}
            isDisabled={!city || !edited}
            cancelTo={paths.cityReferences()}
          />
        </>
      }
    >
      <FormSection title="City">
        <Wide>
          <CityReference
            label="City reference"
            hint="Its name finds it too."
            field={{ ...field, onChange: choose }}
          />
        </Wide>
      </FormSection>
      {city && (
        <FormSection title="Charges" text="In the order in which guests read them.">
          {charges.map((charge, place) => (
            <ChargeRow
              key={charge.key}
              {...{ charge, place }}
              problem={problem?.row === place ? problem.message : undefined}
              onChange={(next) => edit(charges.map((one, row) => (row === place ? next : one)))}
              onRemove={() => edit(charges.filter((_one, row) => row !== place))}
            />
          ))}
          <Wide>
            {problem && problem.row === null && <p role="alert">{problem.message}</p>}
            {changed?.id === id && (
              <Typography sx={{ mb: 2, color: 'text.secondary' }}>Now: {present(changed).charges}</Typography>
            )}
            <Button variant="outlined" onClick={add} disabled={charges.length >= LIMITS.chargesPerCity}>
              Add a charge
            </Button>
          </Wide>
        </FormSection>
      )}
    </StaffForm>
  );
}

/** The city in words, to be compared with what it is later. */
const present = ({ name, charges }: ChargedCity) => ({
  name,
  charges:
    charges.map(({ title, kind, amount }) => `${title}, ${amount / 100} ${CHARGE_WORDS[kind]}`).join(' · ') ||
    'no charges',
});
