DROP INDEX "people_name_search";--> statement-breakpoint
DROP INDEX "people_email_search";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "searched_name" text GENERATED ALWAYS AS (searchable(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "searched_email" text GENERATED ALWAYS AS (searchable(email)) STORED;--> statement-breakpoint
CREATE INDEX "people_name_search" ON "people" USING gin ("searched_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_email_search" ON "people" USING gin ("searched_email" gin_trgm_ops);