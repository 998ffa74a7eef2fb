import { Field, ID, ObjectType } from 'type-graphql';
import { can, type OwnerPermission, type Permission, type Viewer } from '../access/policy';
import { build } from '../core/build';

@ObjectType({
  description: 'What you may do with a city, hotel type, hotel or room type.',
  simpleResolvers: true,
})
export class CatalogueAbilities {
  @Field(() => Boolean, { description: 'Change it, and its photos.' })
  update!: boolean;

  @Field(() => Boolean, { description: 'Delete it.' })
  delete!: boolean;

  /** Who may manage the thing may do both. */
  static of(
    viewer: Viewer | undefined,
    permission: Exclude<Permission, OwnerPermission>,
  ): CatalogueAbilities {
    const allowed = can(viewer, permission);
    return build(CatalogueAbilities, { update: allowed, delete: allowed });
  }
}

@ObjectType({ description: 'It is deleted.', simpleResolvers: true })
export class Deleted {
  @Field(() => ID, { description: 'The reference it had.' })
  deletedId!: string;

  static of = (deletedId: string): Deleted => build(Deleted, { deletedId });
}
