export interface RoomSeed {
  title: string;
  /** Price as a multiple of the house's plainest room. */
  factor: number;
  maxPeople: number;
  /** Beds stand apart in its picture. */
  twin?: true;
  amenities: readonly string[];
  /** Two ways to say it; FRONT and BACK are what the windows of the house look out on. */
  texts: readonly [string, string];
}

export interface KindSeed {
  /** Number of the drawing that stands for the kind. */
  photo: number;
  amenities: readonly string[];
  /** The plainest first; a house always has that one. */
  rooms: readonly RoomSeed[];
}
