CREATE SEQUENCE "public"."theme_draft_versions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "indexer_values" (
	"entry_id" integer NOT NULL,
	"competence" text NOT NULL,
	"percent" numeric(8, 4) NOT NULL,
	CONSTRAINT "indexer_values_entry_id_competence_pk" PRIMARY KEY("entry_id","competence"),
	CONSTRAINT "indexer_values_competence" CHECK ("indexer_values"."competence" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "registry_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"registry" text NOT NULL,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"version" integer NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer,
	CONSTRAINT "registry_entries_key" UNIQUE("registry","key"),
	CONSTRAINT "registry_entries_version" CHECK ("registry_entries"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "theme_drafts" (
	"plan_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"primary_colour" char(7) NOT NULL,
	"logo_hash" char(64),
	"background_hash" char(64),
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer NOT NULL,
	CONSTRAINT "theme_drafts_colour" CHECK ("theme_drafts"."primary_colour" ~ '^#[0-9A-Fa-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "theme_images" (
	"hash" char(64) PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"width" integer,
	"height" integer,
	"light_ink" numeric(5, 4),
	"dark_ink" numeric(5, 4),
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "theme_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "theme_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"number" integer NOT NULL,
	"primary_colour" char(7) NOT NULL,
	"logo_hash" char(64),
	"background_hash" char(64),
	"published_at" timestamp with time zone NOT NULL,
	"published_by" integer,
	"restored_from" integer,
	CONSTRAINT "theme_versions_number" UNIQUE("plan_id","number"),
	CONSTRAINT "theme_versions_colour" CHECK ("theme_versions"."primary_colour" ~ '^#[0-9A-Fa-f]{6}$')
);
--> statement-breakpoint
-- What the plans wear so far becomes the first version of each.
INSERT INTO "theme_images" ("hash", "media_type", "content", "created_at")
SELECT DISTINCT encode(sha256(convert_to("drawing", 'UTF8')), 'hex'), 'image/svg+xml', convert_to("drawing", 'UTF8'), now()
FROM (SELECT "logo" AS "drawing" FROM "themes" UNION SELECT "background" FROM "themes") AS "drawings"
WHERE "drawing" IS NOT NULL;--> statement-breakpoint
INSERT INTO "theme_versions" ("plan_id", "number", "primary_colour", "logo_hash", "background_hash", "published_at")
SELECT "plan_id", 1, "primary_colour",
	encode(sha256(convert_to("logo", 'UTF8')), 'hex'), encode(sha256(convert_to("background", 'UTF8')), 'hex'), "updated_at"
FROM "themes";--> statement-breakpoint
DROP TABLE "themes" CASCADE;--> statement-breakpoint
ALTER TABLE "indexer_values" ADD CONSTRAINT "indexer_values_entry_id_registry_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."registry_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_entries" ADD CONSTRAINT "registry_entries_updated_by_people_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD CONSTRAINT "theme_drafts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD CONSTRAINT "theme_drafts_logo_hash_theme_images_hash_fk" FOREIGN KEY ("logo_hash") REFERENCES "public"."theme_images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD CONSTRAINT "theme_drafts_background_hash_theme_images_hash_fk" FOREIGN KEY ("background_hash") REFERENCES "public"."theme_images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD CONSTRAINT "theme_drafts_updated_by_people_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD CONSTRAINT "theme_versions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD CONSTRAINT "theme_versions_logo_hash_theme_images_hash_fk" FOREIGN KEY ("logo_hash") REFERENCES "public"."theme_images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD CONSTRAINT "theme_versions_background_hash_theme_images_hash_fk" FOREIGN KEY ("background_hash") REFERENCES "public"."theme_images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD CONSTRAINT "theme_versions_published_by_people_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;