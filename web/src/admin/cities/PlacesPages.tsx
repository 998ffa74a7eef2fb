import { RecordPage } from '../records/RecordPage';
import { AdminTable } from '../table/AdminTable';
import { cityRecord } from './cityRecord';
import { hotelTypeRecord } from './hotelTypeRecord';
import { cityScreen, hotelTypeScreen } from './placeScreens';

/** The references of all cities. */
export const CityReferencesPage = () => <AdminTable screen={cityScreen} />;

/** A new city; hotels are put into it next. */
export const CreateCityPage = () => <RecordPage record={cityRecord} mode={cityRecord.create} />;

/** Another name or time zone for a city. */
export const UpdateCityPage = () => <RecordPage record={cityRecord} mode={cityRecord.update} />;

/** The references of all hotel types. */
export const HotelTypeReferencesPage = () => <AdminTable screen={hotelTypeScreen} />;

/** A new hotel type. */
export const CreateHotelTypePage = () => (
  <RecordPage record={hotelTypeRecord} mode={hotelTypeRecord.create} />
);

/** Another name for a hotel type. */
export const UpdateHotelTypePage = () => (
  <RecordPage record={hotelTypeRecord} mode={hotelTypeRecord.update} />
);
