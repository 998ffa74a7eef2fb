/** All pages of the staff area, loaded together when the first of them is visited. */
export { FindUserPage } from './users/FindUserPage';
export { UserPage } from './users/UserPage';
