CREATE TABLE "tax_regime_options" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_regime_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"regime" text NOT NULL,
	"chosen_on" date NOT NULL,
	"origin" text NOT NULL,
	"request_id" integer,
	"term" text,
	"term_digest" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_regime_options_regime" CHECK ("tax_regime_options"."regime" in ('progressive', 'regressive')),
	CONSTRAINT "tax_regime_options_origin" CHECK ("tax_regime_options"."origin" in ('portal', 'imported')),
	CONSTRAINT "tax_regime_options_digest" CHECK ("tax_regime_options"."term_digest" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "tax_regime_options_signed" CHECK ("tax_regime_options"."origin" <> 'portal' or ("tax_regime_options"."request_id" is not null and "tax_regime_options"."term" is not null and "tax_regime_options"."term_digest" is not null))
);
--> statement-breakpoint
ALTER TABLE "tax_regime_options" ADD CONSTRAINT "tax_regime_options_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_regime_options" ADD CONSTRAINT "tax_regime_options_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_regime_options_link" ON "tax_regime_options" USING btree ("link_id","chosen_on" DESC NULLS LAST,"id" DESC NULLS LAST);