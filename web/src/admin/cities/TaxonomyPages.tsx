import { RecordPage } from '../records/RecordPage';
import { AdminTable } from '../table/AdminTable';
import { cityRecord } from './cityRecord';
import { hotelTypeRecord } from './hotelTypeRecord';
import { cityScreen, hotelTypeScreen } from './taxonomyScreens';

/** All cities, with their references. */
export const CityReferencesPage = () => <AdminTable screen={cityScreen} />;

/** Creates a city. */
export const CreateCityPage = () => <RecordPage record={cityRecord} mode={cityRecord.create} />;

/** Changes the name or the time zone of a city. */
export const UpdateCityPage = () => <RecordPage record={cityRecord} mode={cityRecord.update} />;

/** All hotel types, with their references. */
export const HotelTypeReferencesPage = () => <AdminTable screen={hotelTypeScreen} />;

/** Creates a hotel type. */
export const CreateHotelTypePage = () => (
  <RecordPage record={hotelTypeRecord} mode={hotelTypeRecord.create} />
);

/** Renames a hotel type. */
export const UpdateHotelTypePage = () => (
  <RecordPage record={hotelTypeRecord} mode={hotelTypeRecord.update} />
);
