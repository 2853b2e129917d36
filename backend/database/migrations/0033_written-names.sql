-- Names and addresses from before texts were tidied as they come in: composed, without signs that nobody sees, one kind of apostrophe.
UPDATE "people" SET "name" = btrim(regexp_replace(translate(regexp_replace(normalize("name"), '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'), U&'\00b4\2018\2019\02bc', ''''''''''), '[\s\u00a0]+', ' ', 'g'))
WHERE "name" IS NOT NORMALIZED OR "name" ~ '[\u00a0\u00ad\u00b4\u02bc\u034f\u061c\u180e\u200b-\u200f\u2018\u2019\u202a-\u202e\u2060-\u2069\ufeff]';--> statement-breakpoint
UPDATE "people" SET "email" = btrim(regexp_replace(normalize("email"), '[\u00a0\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'))
WHERE "email" IS NOT NORMALIZED OR "email" ~ '[\u00a0\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]';--> statement-breakpoint
UPDATE "dependants" SET "name" = btrim(regexp_replace(translate(regexp_replace(normalize("name"), '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'), U&'\00b4\2018\2019\02bc', ''''''''''), '[\s\u00a0]+', ' ', 'g'))
WHERE "name" IS NOT NORMALIZED OR "name" ~ '[\u00a0\u00ad\u00b4\u02bc\u034f\u061c\u180e\u200b-\u200f\u2018\u2019\u202a-\u202e\u2060-\u2069\ufeff]';--> statement-breakpoint
UPDATE "personal_details" SET "mother_name" = btrim(regexp_replace(translate(regexp_replace(normalize("mother_name"), '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'), U&'\00b4\2018\2019\02bc', ''''''''''), '[\s\u00a0]+', ' ', 'g'))
WHERE "mother_name" IS NOT NORMALIZED OR "mother_name" ~ '[\u00a0\u00ad\u00b4\u02bc\u034f\u061c\u180e\u200b-\u200f\u2018\u2019\u202a-\u202e\u2060-\u2069\ufeff]';
