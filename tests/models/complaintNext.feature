Feature: complaint next

  Scenario: full 1
    Given complaint next is opened (plain)
    Then titles loading and step writing
    And nothing comes of it: the person taps "Load the topic again"; the person writes (the same); the person removes the picture (first); the phone has its back button pressed
    When the person writes (words)
    Then titles loading and step writing
    When the person writes (blanks)
    Then titles loading and step writing
    When the person adds a picture (one)
    Then titles loading and step writing
    When the person adds a picture (one)
    Then titles loading and step writing
    When the person removes the picture (first)
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step writing
    When the person writes (words)
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step sending (The complaint is on its way; even back waits for the answer.)
    And nothing comes of it: the person writes (words); the person writes (the same); the person writes (blanks); the person sends the complaint; the person closes the dialog; the phone has its back button pressed
    When load problems says 'titles'
    Then titles listed and step sending
    And nothing comes of it: the person writes (words); the person writes (the same); the person writes (blanks); the person sends the complaint; the person closes the dialog; the phone has its back button pressed
    When save complaint says 'saved'
    Then titles listed and step sent (The lender has it: its number and the day of the answer show for a moment.)
    And nothing comes of it: the person writes (words); the person writes (the same); the person writes (blanks); the person sends the complaint; the person closes the dialog; the phone has its back button pressed
    When 1500 ms pass
    Then titles listed and step left (The complaint entry is being opened.)
    And nothing comes of it: the person sends the complaint; the phone has its back button pressed

  Scenario: full 2
    Given complaint next is opened (with a draft)
    Then titles loading and step writing
    When load problems says 'titles'
    Then titles listed and step writing
    And nothing comes of it: the person taps "Load the topic again"; the person writes (the same); the phone has its back button pressed
    When the person removes the picture (first)
    Then titles listed and step writing
    And nothing comes of it: the person removes the picture (first)
    When the person adds a picture (one)
    Then titles listed and step writing
    When the person sends the complaint
    Then titles listed and step writing
    When image 1 says 'uploaded'
    Then titles listed and step writing
    When the person sends the complaint
    Then titles listed and step sending (The complaint is on its way; even back waits for the answer.)
    And nothing comes of it: image 1 says 'uploaded'
    When save complaint says 'saved'
    Then titles listed and step sent (The lender has it: its number and the day of the answer show for a moment.)
    And nothing comes of it: image 1 says 'uploaded'
    When 1500 ms pass
    Then titles listed and step left (The complaint entry is being opened.)
    And nothing comes of it: image 1 says 'uploaded'

  Scenario: full 3
    Given complaint next is opened (without a type)
    Then titles loading and step writing
    When the person taps "Choose what it is about"
    Then titles loading and step writing
    When load problems says 'cut'
    Then titles missing (The complaint can be written and sent all the same.) and step writing
    And nothing comes of it: the person writes (the same); the person removes the picture (first); the phone has its back button pressed
    When the person writes (words)
    Then titles missing and step writing
    When the person sends the complaint
    Then titles missing and step sending (The complaint is on its way; even back waits for the answer.)
    And nothing comes of it: the person writes (words); the person writes (the same); the person writes (blanks); the person sends the complaint; the person closes the dialog; the phone has its back button pressed
    When save complaint says 'saved'
    Then titles missing and step sent (The lender has it: its number and the day of the answer show for a moment.)
    And nothing comes of it: the person writes (words); the person writes (the same); the person writes (blanks); the person sends the complaint; the person closes the dialog; the phone has its back button pressed
    When 1500 ms pass
    Then titles missing and step left (The complaint entry is being opened.)
    And nothing comes of it: the person sends the complaint; the phone has its back button pressed

  Scenario: full 4
    Given complaint next is opened (plain)
    Then titles loading and step writing
    When 60 s pass
    Then titles missing (The complaint can be written and sent all the same.) and step writing
    When the person taps "Load the topic again"
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step writing
    When the person writes (words)
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step sending (The complaint is on its way; even back waits for the answer.)
    When save complaint says 'saved'
    Then titles loading and step sent (The lender has it: its number and the day of the answer show for a moment.)
    And nothing comes of it: the person writes (words); the person writes (the same); the person writes (blanks); the person sends the complaint; the person closes the dialog; the phone has its back button pressed
    When 1500 ms pass
    Then titles loading and step left (The complaint entry is being opened.)
    And nothing comes of it: the person sends the complaint; the phone has its back button pressed

  Scenario: full 5
    Given complaint next is opened (with a draft)
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step sending (The complaint is on its way; even back waits for the answer.)
    When save complaint says 'refused'
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step sending
    When save complaint says 'garbage'
    Then titles loading and step writing
    When the person writes (words)
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step sending
    When save complaint says 'lost'
    Then titles loading and step outcome unknown (Nobody knows whether the complaint arrived; sending it again counts once.)
    And nothing comes of it: the person writes (words); the person writes (the same); the person writes (blanks)
    When the person sends the complaint
    Then titles loading and step sending
    When load problems says 'titles'
    Then titles listed and step sending
    When save complaint says 'lost'
    Then titles listed and step outcome unknown
    And nothing comes of it: the person writes (words); the person writes (the same); the person writes (blanks)
    When the person taps "Check my complaints"
    Then titles listed and step outcome unknown
    When the person closes the dialog
    Then titles listed and step writing
    When the person removes the picture (first)
    Then titles listed and step writing
    When the person sends the complaint
    Then titles listed and step sending
    When 60 s pass
    Then titles listed and step outcome unknown
    When the phone has its back button pressed
    Then titles listed and step writing
    When the person adds a picture (one)
    Then titles listed and step writing
    When image 1 says 'uploaded'
    Then titles listed and step writing
    When image 1 says 'uploaded'
    Then titles listed and step writing
    When the person sends the complaint
    Then titles listed and step sending
    When save complaint says 'lost'
    Then titles listed and step outcome unknown
    And nothing comes of it: image 1 says 'uploaded'
    When the person closes the dialog
    Then titles listed and step writing
    When the person sends the complaint
    Then titles listed and step sending

  Scenario: full 6
    Given complaint next is opened (with a draft)
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step sending (The complaint is on its way; even back waits for the answer.)
    When load problems says 'cut'
    Then titles missing (The complaint can be written and sent all the same.) and step sending
    When save complaint says 'lost'
    Then titles missing and step outcome unknown (Nobody knows whether the complaint arrived; sending it again counts once.)
    And nothing comes of it: the person writes (words); the person writes (the same); the person writes (blanks)
    When the person closes the dialog
    Then titles missing and step writing
    When the person removes the picture (first)
    Then titles missing and step writing
    When the person adds a picture (one)
    Then titles missing and step writing
    When image 1 says 'uploaded'
    Then titles missing and step writing
    When the person sends the complaint
    Then titles missing and step sending
    And nothing comes of it: image 1 says 'uploaded'
    When save complaint says 'saved'
    Then titles missing and step sent (The lender has it: its number and the day of the answer show for a moment.)
    And nothing comes of it: image 1 says 'uploaded'
    When 1500 ms pass
    Then titles missing and step left (The complaint entry is being opened.)
    And nothing comes of it: image 1 says 'uploaded'

  Scenario: full 7
    Given complaint next is opened (plain)
    Then titles loading and step writing
    When the person writes (words)
    Then titles loading and step writing
    When the person adds a picture (one)
    Then titles loading and step writing
    When image 1 says 'uploaded'
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step sending (The complaint is on its way; even back waits for the answer.)
    And nothing comes of it: image 1 says 'uploaded'
    When save complaint says 'saved'
    Then titles loading and step sent (The lender has it: its number and the day of the answer show for a moment.)
    And nothing comes of it: image 1 says 'uploaded'
    When 1500 ms pass
    Then titles loading and step left (The complaint entry is being opened.)
    And nothing comes of it: image 1 says 'uploaded'

  Scenario: full 8
    Given complaint next is opened (plain)
    Then titles loading and step writing
    When the person writes (words)
    Then titles loading and step writing
    When the person adds a picture (one)
    Then titles loading and step writing
    When image 1 says 'uploaded'
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step sending (The complaint is on its way; even back waits for the answer.)
    When save complaint says 'lost'
    Then titles loading and step outcome unknown (Nobody knows whether the complaint arrived; sending it again counts once.)
    And nothing comes of it: image 1 says 'uploaded'
    When load problems says 'cut'
    Then titles missing (The complaint can be written and sent all the same.) and step outcome unknown
    And nothing comes of it: image 1 says 'uploaded'
