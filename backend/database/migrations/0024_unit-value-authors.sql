ALTER TABLE "profile_versions" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_versions" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "quota_values" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "quota_values" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "profile_versions" ADD CONSTRAINT "profile_versions_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_values" ADD CONSTRAINT "quota_values_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_versions_author" ON "profile_versions" USING btree ("created_by") WHERE "profile_versions"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "quota_values_author" ON "quota_values" USING btree ("created_by") WHERE "quota_values"."created_by" is not null;--> statement-breakpoint
ALTER TABLE "quota_values" ADD CONSTRAINT "quota_values_reason" CHECK ("quota_values"."created_by" is null or ("quota_values"."version" = 1) = ("quota_values"."reason" is null));