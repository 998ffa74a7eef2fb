import { useState, type FormEvent } from 'react';
import { paths } from '../paths';
import { readLastSearch } from '../search/lastSearch';
import { CityField } from '../search/CityField';
import { Button } from '../kit/Button';
import { FormPage } from '../kit/FormPage';
import { useNavigate } from '../kit/navigation/hooks';
import { useFindHotelPageSuspenseQuery } from './FindHotelPage.generated';

/** Pick a city, see its hotels. */
export function FindHotelPage() {
  const navigate = useNavigate();
  const [city, setCity] = useState(() => readLastSearch().city ?? '');
  const { data } = useFindHotelPageSuspenseQuery();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (city) void navigate(paths.publicResults({ city }));
  };
  return (
    <FormPage
      title="Find a hotel"
      intro="Pick a city to see its hotels. Dates and everything else can be chosen there."
      onSubmit={submit}
    >
      <CityField
        label="City"
        placeholder="Choose a city"
        cities={data.cities}
        value={city}
        onChange={setCity}
      />
      <Button type="submit" variant="contained" color="secondary" size="large" disabled={!city}>
        Continue
      </Button>
    </FormPage>
  );
}
