import * as bookingTexts from '../bookings/detail/texts';
import * as roomTexts from '../rooms/texts';
import { useState, type FormEvent } from 'react';
import { paths } from '../paths';
import { readLastSearch } from '../search/lastSearch';
import { CityField } from '../search/CityField';
import { Button } from '../kit/Button';
import { FormPage } from '../kit/FormPage';
import { useNavigate } from '../kit/navigation/hooks';
import { inMyLanguage } from '../kit/written';
import { useFindHotelPageSuspenseQuery } from './FindHotelPage.generated';
import * as texts from './texts';

/** A form that leads to the hotels of a city. */
export function FindHotelPage() {
  const navigate = useNavigate();
  const [city, setCity] = useState(() => readLastSearch().city ?? '');
  const { data } = useFindHotelPageSuspenseQuery({ variables: inMyLanguage() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (city) void navigate(paths.publicResults({ city }));
  };
  return (
    <FormPage title={bookingTexts.findHotel} intro={texts.findHotelIntro} onSubmit={submit}>
      <CityField
        label={texts.city}
        placeholder={texts.chooseCity}
        cities={data.cities}
        value={city}
        stay={{}}
        onChange={setCity}
        onLandmark={(near) => void navigate(paths.publicResults(near))}
      />
      <Button type="submit" variant="contained" color="secondary" size="large" disabled={!city}>
        {roomTexts.continueLabel}
      </Button>
    </FormPage>
  );
}
