import { AdminTable } from '../table/AdminTable';
import { cityScreen, hotelTypeScreen } from './placeScreens';

/** The references of all cities. */
export const CityReferencesPage = () => <AdminTable screen={cityScreen} />;

/** The references of all hotel types. */
export const HotelTypeReferencesPage = () => <AdminTable screen={hotelTypeScreen} />;
