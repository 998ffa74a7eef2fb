import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { onErrorPage } from '../../apollo/failureLink';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { chargesProblem, readDollars, type ChargeRule } from '../../../../schema/prices';
import { staffPaths } from '../staffPaths';
import { useRefusal } from '../../session/useRefusal';
import { FormActions } from '../../kit/FormPage';
import { amount as inHundredths } from '../../kit/format';
import { useNavigate } from '../../kit/navigation/hooks';
import { useAddress } from '../../kit/useAddress';
import { outdatedMessage } from '../fields/outdated';
import { CityReference } from '../fields/references';
import { TYPED } from '../fields/useTyped';
import { FormSection, StaffForm, Wide } from '../fields/StaffForm';
import { ChargeRow, type TypedCharge } from './ChargeRow';
import {
  useChargesOfCitiesQuery,
  useUpdateCityChargesMutation,
  type ChargesOfCitiesQuery,
} from './CityCharges.generated';
import * as texts from './texts';

type ChargedCity = ChargesOfCitiesQuery['cities'][number];
type Problem = { row: number | null; message: string } | undefined;

const SUMMARIES = {
  PERCENT: texts.percentCharge,
  PER_NIGHT: texts.nightCharge,
  PER_STAY: texts.stayCharge,
} as const;

/** The taxes and fees on stays in a city. Existing bookings keep the charges they were made with. */
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
  /** The edited charges, and the city as it was when editing began. */
  const [edited, setEdited] = useState<{ cityId: string; seen: ChargedCity; charges: TypedCharge[] }>();
  const [problem, setProblem] = useState<Problem>();
  const [changed, setChanged] = useState<ChargedCity>();
  const [save, { loading }] = useUpdateCityChargesMutation();
  // amounts are stored in hundredths, of a percent and of a dollar
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
    const rules: ChargeRule[] = [];
    for (const [row, { title, kind, amount: typed }] of charges.entries()) {
      const { cents: amount, problem } = readDollars(typed);
      if (amount === undefined)
        return setProblem({
          row,
          message: kind === 'PERCENT' ? texts.enterPercentage : problem,
        });
      rules.push({ title, kind, amount });
    }
    const found = chargesProblem(rules);
    if (found) return setProblem(found);
    const call = save({ variables: { input: { cityId: id, version: seen.version, charges: rules } } });
    const answer = (await refusal.answerOf(call))?.updateCityCharges;
    if (answer?.__typename === 'ChargesRefused') setProblem(answer);
    if (answer?.__typename === 'Outdated') {
      const fresh = (await refetch()).data?.cities.find((one) => one.id === id);
      setChanged(fresh);
      if (fresh) setEdited({ ...edited, seen: fresh });
      refusal.show({
        message: outdatedMessage(answer.changedBy, describeCity(seen), fresh && describeCity(fresh)),
      });
    }
    if (answer?.__typename !== 'City') return;
    const notice = fill(texts.chargesUpdated, { name: answer.name });
    await navigate(staffPaths.cityReferences(), { state: { notice } });
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
      title={texts.chargesTitle}
      intro={texts.chargesIntro}
      onSubmit={(event) => void send(event)}
      actions={
        <>
          {refusal.notice}
          <FormActions
            submit={texts.proceed}
            isSending={loading}
            isDisabled={!city || !edited}
            cancelTo={staffPaths.cityReferences()}
          />
        </>
      }
    >
      <FormSection title={texts.city}>
        <Wide>
          <CityReference
            label={texts.city}
            hint={texts.searchByName}
            field={{ ...field, onChange: choose }}
          />
        </Wide>
      </FormSection>
      {city && (
        <FormSection title={texts.charges} text={texts.chargesOrder}>
          {charges.map((charge, index) => (
            <ChargeRow
              key={charge.key}
              {...{ charge, index }}
              problem={problem?.row === index ? problem.message : undefined}
              onChange={(next) => edit(charges.map((one, row) => (row === index ? next : one)))}
              onRemove={() => edit(charges.filter((_one, row) => row !== index))}
            />
          ))}
          <Wide>
            {problem && problem.row === null && <p role="alert">{problem.message}</p>}
            {changed?.id === id && (
              <Typography sx={{ mb: 2, color: 'text.secondary' }}>
                {fill(texts.currentCharges, { charges: describeCity(changed).charges })}
              </Typography>
            )}
            <Button variant="outlined" onClick={add} disabled={charges.length >= LIMITS.chargesPerCity}>
              {texts.addCharge}
            </Button>
          </Wide>
        </FormSection>
      )}
    </StaffForm>
  );
}

/** The city in words, for comparing it with a later version. */
const describeCity = ({ name, charges }: ChargedCity) => ({
  name,
  charges:
    charges
      .map(({ title, kind, amount }) => fill(SUMMARIES[kind], { title, amount: inHundredths(amount) }))
      .join(' · ') || texts.noCharges,
});
